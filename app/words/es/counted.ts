// Used by the texts beside it alone.

/** A whole number with its noun: '1 semana', '3 semanas'. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
