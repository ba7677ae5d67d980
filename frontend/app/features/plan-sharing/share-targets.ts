const hashtags = ['mealplanning', 'fitness', 'health'];

const sentence = (planName: string) => `Take a look at this meal plan: ${planName}`;

export type ShareTarget = { name: string; to: string; isMail?: boolean };

/** The sites on which a link can be shared. Nothing is loaded from them before the user goes there. */
export function shareTargets(planName: string, url: string): ShareTarget[] {
  const text = sentence(planName);
  return [
    { name: 'Facebook', to: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    {
      name: 'Twitter',
      to: addressOf('https://twitter.com/intent/tweet', { text, url, hashtags: hashtags.join(',') }),
    },
    { name: 'WhatsApp', to: addressOf('https://wa.me/', { text: `${text}\n${url}` }) },
    {
      name: 'Email',
      // Mail programs do not decode a plus sign as a space.
      to: `mailto:?subject=${encodeURIComponent(planName)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
      isMail: true,
    },
  ];
}

/** Instagram accepts no links, so its text has to be pasted there. */
export const instagramText = (planName: string, url: string): string =>
  `${sentence(planName)}\n${url}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;

const addressOf = (base: string, params: Record<string, string>) =>
  `${base}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;
