import { DangerIcon, type IconComponent, InfoIcon, SuccessIcon, WarningIcon } from '../icons';

export type Tone = 'success' | 'info' | 'warning' | 'danger';

/** Color never carries meaning alone: every tone has an icon and a word. */
export const tones: Record<Tone, { icon: IconComponent; word: string; text: string; box: string }> = {
  success: { icon: SuccessIcon, word: 'Success', text: 'text-accent', box: 'border-accent bg-accent-soft' },
  info: { icon: InfoIcon, word: 'Note', text: 'text-info', box: 'border-info bg-info-soft' },
  warning: {
    icon: WarningIcon,
    word: 'Warning',
    text: 'text-warning',
    box: 'border-warning bg-warning-soft',
  },
  danger: { icon: DangerIcon, word: 'Error', text: 'text-danger', box: 'border-danger bg-danger-soft' },
};
