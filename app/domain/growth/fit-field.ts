/** The parameter of addresses that asks about a month, 'yyyy-MM'. */
export const FIT_FIELD = "fit";
