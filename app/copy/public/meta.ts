// What search engines and link previews show for the public pages.

export const DESCRIPTIONS = {
  home: "Find out how many of each baby garment you really need in the first year, based on your climate, your baby's growth, and your laundry routine.",
  signIn:
    "Sign in to see your baby's wardrobe plan: what you have, what you still need, and when to size up.",
  signUp:
    "Create a free account and get a first-year wardrobe plan for your baby in about 30 seconds. It takes four short questions.",
  forgotPassword: "Forgot your password? Enter your email to get a link to choose a new one.",
  resendConfirmation: "Didn't get your confirmation email? Enter your email to get a new link.",
  unsubscribe: "Stop marketing mail to your email address.",
  sharedPlan:
    "See how many of each baby garment this plan recommends for every age and every kind of weather, and save a copy of your own.",
} as const;
