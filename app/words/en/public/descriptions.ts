// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const home =
  "Find out how many of each baby item you really need in the first year, based on your climate, your baby's growth, and your laundry routine.";
export const signIn =
  "Log in to see your baby's wardrobe plan: what you have, what you still need, and when to size up.";
export const signUp =
  "Create a free account and get a first-year wardrobe plan for your baby in about 30 seconds. It takes four short questions.";
export const forgotPassword = "Forgot your password? Enter your email to get a link to choose a new one.";
export const resendConfirmation = "Didn't get your confirmation email? Enter your email to get a new link.";
export const unsubscribe = "Stop marketing emails to your address.";
export const sharedPlan =
  "See how many of each baby item this plan recommends for every size and every kind of weather, and save your own copy.";
