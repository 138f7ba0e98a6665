// The cost of a plan's pieces: by size, by kind, and with fields for the parents' own prices.
import { Form, href, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { FieldError, wrongMark } from "~/components/ui/field.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { costPath, priceField } from "~/contracts/shopping/cost-addresses.ts";
import type {
  ShownAmount,
  ShownCost,
  ShownCostGroup,
  ShownCostItem,
} from "~/contracts/shopping/shown-cost.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { COST_COPY } from "~/words/en/shopping/cost-copy.ts";
import { SCOPE_LABELS } from "~/words/en/shopping/shopping-list-copy.ts";

interface PlanCostProps {
  planId: string;
  cost: ShownCost;
  /** If it isn't the plan's own. */
  scenario: LaundryScenario | null;
  /** The form that was refused, as it was sent. */
  refusal: AnsweredForm | null;
}

export function PlanCost({ planId, cost, scenario, refusal }: PlanCostProps) {
  const { scope, scopes, groups, unpriced, otherCurrency } = cost;
  const list = href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId });
  const query = new URLSearchParams({ for: scope, ...(scenario && { scenario }) });
  return (
    <>
      <p className="text-sm">
        <b>{SCOPE_LABELS[scope]}.</b> {COST_COPY.lead}
      </p>
      <p data-chrome className="text-sm">
        <Link to={`${list}?${query}`} className="linkish inline-flex min-h-11 items-center">
          {COST_COPY.list}
        </Link>
      </p>
      {unpriced > 0 && <p className="text-sm">{COST_COPY.unpriced(unpriced)}</p>}
      {otherCurrency && <p className="text-sm">{COST_COPY.other(otherCurrency, cost.currency)}</p>}
      <section className="cost-rows">
        <h2>{COST_COPY.bySize}</h2>
        <ul>
          {scopes.map(({ scope: one, ...amount }) => (
            <li key={one}>
              <Link
                to={costPath(planId, one, scenario)}
                className="linkish"
                aria-current={one === scope ? "page" : undefined}
              >
                {SCOPE_LABELS[one]}
              </Link>
              <Amount {...amount} />
            </li>
          ))}
        </ul>
        {cost.hasOneSize && <p className="mt-1 text-xs text-ink-soft">{COST_COPY.oneSize}</p>}
      </section>
      {groups.length > 0 && (
        <section className="cost-rows">
          <h2>{COST_COPY.byGroup}</h2>
          {groups.map((group) => (
            <CostGroup key={`${scope} ${group.group}`} {...{ planId, cost, scenario, refusal, group }} />
          ))}
        </section>
      )}
      <ReaderNote />
      <p className="figures mt-4 text-sm">{COST_COPY.source(cost.month)}</p>
      <p className="text-xs text-ink-soft">{COST_COPY.notes}</p>
    </>
  );
}

function Amount({ amount, secondHand }: ShownAmount) {
  return (
    <span className="figures">
      {amount}
      {secondHand && <small> {secondHand}</small>}
    </span>
  );
}

function CostGroup({
  planId,
  cost,
  scenario,
  refusal,
  group: { group, cost: amount, items },
}: PlanCostProps & { group: ShownCostGroup }) {
  const form = useFirstWrong(refusal);
  const mayEdit = useMay("edit");
  const path = costPath(planId, cost.scope, scenario);
  const typed = refusal?.typed ?? {};
  const isRefused = items.some(({ nameId }) => priceField(nameId) in typed);
  return (
    <details open={isRefused}>
      <summary>
        <span>{COST_COPY.groups[group]}</span>
        {amount ? <Amount {...amount} /> : <span>{COST_COPY.noPrice}</span>}
        <Chevron className="rotate-90" />
      </summary>
      <Form ref={form} method="post" action={path} noValidate preventScrollReset>
        <input type="hidden" name="currency" value={cost.currency} />
        <input type="hidden" name="for" value={cost.scope} />
        {scenario && <input type="hidden" name="scenario" value={scenario} />}
        {mayEdit && <p className="text-xs text-ink-soft">{COST_COPY.ownHint(cost.currency)}</p>}
        <ul>
          {items.map((item) => (
            <CostItem
              key={item.nameId}
              item={item}
              currency={cost.currency}
              typed={typed[priceField(item.nameId)]}
              error={refusal?.errors[priceField(item.nameId)]}
            />
          ))}
        </ul>
        {mayEdit && (
          <SubmitButton path={path} busy={COST_COPY.saving} look="quiet">
            {COST_COPY.save}
          </SubmitButton>
        )}
      </Form>
    </details>
  );
}

interface CostItemProps {
  item: ShownCostItem;
  currency: string;
  typed: string | undefined;
  error: string | undefined;
}

function CostItem({ item: { nameId, name, pieces, own }, currency, typed, error }: CostItemProps) {
  const field = priceField(nameId);
  const mayEdit = useMay("edit");
  return (
    <li>
      <span>
        {name}
        <small className="figures"> {COST_COPY.pieces(pieces)}</small>
      </span>
      {mayEdit ? (
        <input
          name={field}
          id={field}
          defaultValue={typed ?? own}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={COST_COPY.own(name, currency)}
          {...wrongMark(`${field}-error`, error)}
          className="field"
        />
      ) : (
        own && <span className="figures">{COST_COPY.yours(own, currency)}</span>
      )}
      <FieldError id={`${field}-error`} error={error} />
    </li>
  );
}
