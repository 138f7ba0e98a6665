export const MANAGED_IMAGES_COPY = {
  title: "Clothing Image Management",
  lead: (withImage: number, all: number) => `${withImage} of ${all} items have a photo.`,
  search: "Search items",
  searchButton: "Search",
  found: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  empty: "No clothing items found",
  choose: "Choose a photo",
  replace: "Replace the photo",
  chooseFor: (name: string) => `Photo of ${name}`,
  drop: "or drop one here",
  small: (width: number, height: number) =>
    `Only ${width} × ${height} pixels, so it may look blurry. We recommend at least 200 × 200.`,
  without: "Only items without a photo",
  category: (withImage: number, all: number) => `${withImage} of ${all} with a photo`,
  upload: "Upload",
  uploading: "Uploading...",
  progress: (name: string) => `Upload of ${name}`,
  percent: (share: number) => `${share}%`,
  processing: "Processing...",
  /** When the queue takes longer than the page waits. */
  stillProcessing: "Still processing. Reload the page in a minute.",
  ready: "Photo",
  drawing: "Default drawing",
  updated: "Photo updated",
  failed: "We couldn't process this photo. Please try another file.",
  dismiss: "Dismiss",
} as const;

export const GUIDELINES_COPY = {
  title: "Upload Guidelines",
  points: [
    "PNG, JPEG, JPG, and WebP files",
    "Maximum file size: 5MB",
    "At least 200x200 pixels recommended",
    "Images are automatically optimized for web",
  ],
} as const;
