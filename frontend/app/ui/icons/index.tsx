import { type IconProps, Strokes } from './icon';

export type { IconComponent, IconProps } from './icon';

export const HomeIcon = (props: IconProps) => (
  <Strokes {...props} d="M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z" />
);
export const RecipesIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13"
  />
);
export const DashboardIcon = (props: IconProps) => (
  <Strokes {...props} d="M4 4h7v9H4ZM13 4h7v5h-7ZM13 12h7v8h-7ZM4 16h7v4H4Z" />
);
export const PlansIcon = (props: IconProps) => (
  <Strokes {...props} d="M5 6h14v14H5ZM5 10.5h14M9 3.5v4M15 3.5v4M9 14.5h6" />
);
export const ClientsIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5a3.5 3.5 0 0 1 0 6.5M18 15c2.2.7 3.5 2.5 3.5 5"
  />
);
export const AssignIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-3.5 3-5.5 6.5-5.5 1.6 0 3 .4 4.2 1.1M18 13v7M14.5 16.5h7"
  />
);
export const UserIcon = (props: IconProps) => (
  <Strokes {...props} d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-4 3.5-6 7.5-6s7.5 2 7.5 6" />
);
export const SavedIcon = (props: IconProps) => <Strokes {...props} d="M6 4h12v16.5l-6-4.5-6 4.5Z" />;
export const HeartIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M12 20s-8-4.8-8-10.5C4 6.5 6.2 4.5 8.5 4.5c1.5 0 2.8.8 3.5 2 .7-1.2 2-2 3.5-2 2.3 0 4.5 2 4.5 5C20 15.2 12 20 12 20Z"
  />
);
export const ProgressIcon = (props: IconProps) => (
  <Strokes {...props} d="M4 17.5 9.5 12l3.5 3.5L20 8M15 8h5v5" />
);
export const NutritionIcon = (props: IconProps) => (
  <Strokes {...props} d="M7 3.5v17M4.5 3.5V8a2.5 2.5 0 0 0 5 0V3.5M16 20.5v-7h3V7c0-2-1-3.5-3-3.5Z" />
);
export const GroceriesIcon = (props: IconProps) => (
  <Strokes {...props} d="M3 5h2.5l2.2 10.5h9.6L20 8H6.2M9.5 20a.8.8 0 1 0 .01 0M16 20a.8.8 0 1 0 .01 0" />
);
export const AnalyticsIcon = (props: IconProps) => (
  <Strokes {...props} d="M4 20h16M6.5 16v-5M12 16V5M17.5 16V8.5" />
);
export const MenuIcon = (props: IconProps) => <Strokes {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />;
export const MoreIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0"
  />
);
export const SignOutIcon = (props: IconProps) => (
  <Strokes {...props} d="M10 4H5v16h5M10 12h10M16.5 8l4 4-4 4" />
);
export const SunIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
  />
);
export const MoonIcon = (props: IconProps) => (
  <Strokes {...props} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
);
export const SystemIcon = (props: IconProps) => <Strokes {...props} d="M3 5h18v11H3ZM12 16v4M8 20h8" />;

export const CheckIcon = (props: IconProps) => <Strokes {...props} d="m5 12.5 4.5 4.5L19 7" />;
export const CloseIcon = (props: IconProps) => <Strokes {...props} d="m6 6 12 12M18 6 6 18" />;
export const PlusIcon = (props: IconProps) => <Strokes {...props} d="M12 5v14M5 12h14" />;
export const SearchIcon = (props: IconProps) => (
  <Strokes {...props} d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
);
export const ClockIcon = (props: IconProps) => (
  <Strokes {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" />
);
export const PrintIcon = (props: IconProps) => (
  <Strokes {...props} d="M7 9V4h10v5M7 17H4.5v-7h15v7H17M7 14h10v6H7Z" />
);
export const MailIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5" />
);
export const TrashIcon = (props: IconProps) => (
  <Strokes {...props} d="M4.5 6.5h15M9 6V4h6v2M6.5 6.5 7.5 20h9l1-13.5M10.5 10.5v6M13.5 10.5v6" />
);
export const RefreshIcon = (props: IconProps) => (
  <Strokes {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15" />
);
export const EditIcon = (props: IconProps) => (
  <Strokes {...props} d="M4.5 19.5v-4L15.5 4.5l4 4-11 11ZM13 7l4 4" />
);
export const ShareIcon = (props: IconProps) => (
  <Strokes {...props} d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9.5h14V11h-1" />
);
export const ChevronLeftIcon = (props: IconProps) => <Strokes {...props} d="m14.5 6-6 6 6 6" />;
export const ChevronRightIcon = (props: IconProps) => <Strokes {...props} d="m9.5 6 6 6-6 6" />;
export const ChevronDownIcon = (props: IconProps) => <Strokes {...props} d="m6 9.5 6 6 6-6" />;

export const SuccessIcon = (props: IconProps) => (
  <Strokes {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.8 2.8L16 9.5" />
);
export const InfoIcon = (props: IconProps) => (
  <Strokes {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01" />
);
export const WarningIcon = (props: IconProps) => (
  <Strokes {...props} d="M12 4 2.8 20h18.4ZM12 10v4.5M12 17.2v.01" />
);
export const DangerIcon = (props: IconProps) => (
  <Strokes {...props} d="M8 3h8l5 5v8l-5 5H8l-5-5V8ZM12 7.5v5.5M12 16.3v.01" />
);
