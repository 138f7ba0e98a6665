// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const HOME_DESCRIPTION =
  "Find out how many of each baby item you really need in the first year, based on your climate, your baby's growth, and your laundry routine.";
export const SIGN_IN_DESCRIPTION =
  "Log in to see your baby's wardrobe plan: what you have, what you still need, and when to size up.";
export const SIGN_UP_DESCRIPTION =
  "Create a free account and get a first-year wardrobe plan for your baby in about 30 seconds. It takes four short questions.";
export const FORGOT_PASSWORD_DESCRIPTION =
  "Forgot your password? Enter your email to get a link to choose a new one.";
export const RESEND_CONFIRMATION_DESCRIPTION =
  "Didn't get your confirmation email? Enter your email to get a new link.";
export const UNSUBSCRIBE_DESCRIPTION = "Stop marketing emails to your address.";
export const SHARED_PLAN_DESCRIPTION =
  "See how many of each baby item this plan recommends for every size and every kind of weather, and save your own copy.";
