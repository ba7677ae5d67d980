/**
 * The design system. Pages are composed of these components and of classes that name a token (`text-muted`,
 * `bg-surface`), which `styles/theme.css` lists. Icons come from `~/ui/icons`, and /dev/ui shows all states.
 */
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './actions/button';
export {
  type Confirmation,
  ConfirmForm,
  ConfirmLink,
  type ConfirmLinkProps,
  ConfirmPage,
} from './actions/confirm';
export { Dialog, type DialogProps } from './actions/dialog';
export { RouteDialog } from './actions/route-dialog';
export { SubmitButton } from './actions/submit-button';
export { Brand, BrandMark } from './brand/brand';
export { classes } from './classes';
export { Avatar } from './data/avatar';
export { Badge, type BadgeTone } from './data/badge';
export { Bar } from './data/bar';
export { Card, type CardProps } from './data/card';
export { Checklist, type ChecklistItem, type ChecklistProps } from './data/checklist';
export { type Chip, ChipList } from './data/chip-list';
export { CopyField, type CopyFieldProps } from './data/copy-field';
export { copyToClipboard } from './data/copy-to-clipboard';
export { type Column, DataTable, type DataTableProps } from './data/data-table';
export { type Definition, DefinitionList } from './data/definition-list';
export { HistoryCard } from './data/history-card';
export { MacroBar, type MacroBarProps } from './data/macro-bar';
export { RelativeTime, type RelativeTimeProps } from './data/relative-time';
export { Star, Stars } from './data/stars';
export { StatCard, type StatCardProps } from './data/stat-card';
export { absoluteTime } from './data/time-text';
export { Banner, type BannerProps } from './feedback/banner';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorSummary, type ErrorSummaryProps } from './feedback/error-summary';
export { Skeleton } from './feedback/skeleton';
export { Toast, type ToastMessage } from './feedback/toast';
export type { Tone } from './feedback/tones';
export { Checkbox, type CheckboxProps } from './forms/checkbox';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './forms/choice-group';
export { DateInput, type DateInputProps } from './forms/date-input';
export { Field, type FieldOptions } from './forms/field';
export { FileInput, type FileInputProps } from './forms/file-input';
export { NumberUnitInput, type NumberUnitInputProps } from './forms/number-unit-input';
export { PasswordInput, type PasswordInputProps } from './forms/password-input';
export { SearchRow } from './forms/search-row';
export { type Option, Select, type SelectProps } from './forms/select';
export { SuggestingInput } from './forms/suggesting-input';
export type { Suggestion } from './forms/suggestion';
export { TextArea, type TextAreaProps } from './forms/text-area';
export { TextInput, type TextInputProps } from './forms/text-input';
export { Prose } from './layout/prose';
export { ButtonRow, Stack, type StackProps } from './layout/stack';
export { TextLink } from './layout/text-link';
export { FilterFields, FilterPanel, type FilterPanelProps } from './navigation/filter-panel';
export { type LinkTab, LinkTabs } from './navigation/link-tabs';
export { Menu, MenuButton, MenuLink, type MenuProps } from './navigation/menu';
export { PageHeader, type PageHeaderProps } from './navigation/page-header';
export { Pagination, type PaginationProps } from './navigation/pagination';
export { type ViewLink, ViewLinks } from './navigation/view-links';
export { AppShell, type AppShellProps } from './shell/app-shell';
export { AuthLayout, type AuthLayoutProps } from './shell/auth-layout';
export { AuthPanel, type AuthPanelProps } from './shell/auth-panel';
export { type SellingPoint, SellingPoints } from './shell/selling-points';
export { ThemeSwitch } from './shell/theme-switch';
export type { NavItem, ShellUser, ThemeChoice } from './shell/types';
export { useHydrated } from './use-hydrated';
export { useStateOfVisit } from './use-state-of-visit';
