import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from './dialog';

type RouteDialogProps = {
  title: string;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A page that lies over the one it was opened from, and closes by going back. It closes at once, and opens again if
 * the navigation ends here after all.
 */
export function RouteDialog({ title, wide, children }: RouteDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { key } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    if (key && state === 'idle') setLeaving(false);
  }, [key, state]);

  const leave = () => {
    setLeaving(true);
    navigate(-1);
  };
  return (
    <Dialog title={title} open={!leaving} wide={wide} onClose={leave}>
      {children}
    </Dialog>
  );
}
