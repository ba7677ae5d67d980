import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'profile',
  about: 'What you say of yourself, and your profile image',
  tables: ['profiles'],
  rows: `select p.* from profiles p where p.user_id = :userId`,
  files: `
    select 'profile-image-' || size || '.webp' as name, 'profile-images/' || u.profile_picture || '/' || size || '.webp' as key
    from people u, unnest(array['large', 'small']) as size where u.id = :userId and u.profile_picture is not null`,
});
