import type { Column } from '~/ui';

type Kept = { what: string; content: string; why: string; until: string };

/** Everything that the database keeps about people. A new table needs a new row here. */
export const kept: Kept[] = [
  {
    what: 'Account',
    content:
      'Email address, role, and, if given, your name and time zone. Your password is kept only as a hash (Argon2id).',
    why: 'To recognize you and to show you dates in your time zone.',
    until:
      'You delete the account in your settings, and 7 days have passed in which signing in takes that back, or the operator deletes it.',
  },
  {
    what: 'Profile image',
    content: 'The square in the middle of the image that you choose, and nothing else of its file.',
    why: 'To show it beside your name to everyone who is shown your name.',
    until: 'You replace or remove it, or the operator deletes the account.',
  },
  {
    what: 'A new email',
    content: 'The address that you want to use from now on, until you confirm it.',
    why: 'To send the link that proves that it is yours.',
    until:
      'You open the link or cancel the change. Otherwise it is deleted a week after the link has expired.',
  },
  {
    what: 'Sessions',
    content:
      'When you signed in and were last seen, your IP address, and what your browser calls itself. If a session ends while you type, the tab keeps what you typed until you have signed in again.',
    why: 'To keep you signed in, to show you where you are signed in, and to end sessions.',
    until:
      'A session ends when you sign out, after 30 days without a visit, or after 90 days at the latest. Its entry is deleted 90 days later.',
  },
  {
    what: 'Visits',
    content: 'Start and end of a visit, how many pages were viewed, IP address, and browser.',
    why: 'To tell the operator how much the service is used, and your trainers when you were last here.',
    until: 'The operator deletes the account.',
  },
  {
    what: 'Security events',
    content:
      'Sign-ins, failed attempts, lockouts, changes of password, email, or a linked Google account, and denied access, with time, IP address, and browser.',
    why: 'To show you what happened with your account, to notice attacks, and to explain them afterward.',
    until: '180 days have passed, or the account is deleted.',
  },
  {
    what: 'Second step when signing in',
    content:
      'If you set one up: the key that your app and we share, encrypted; the public part of each passkey, its name, and when it was last used; hashes of your recovery codes; for five minutes, that you have given your password.',
    why: 'To ask for it when you sign in.',
    until: 'You remove it, or the operator deletes the account.',
  },
  {
    what: 'Known devices',
    content: 'A hash that identifies a device on which you have signed in before.',
    why: 'So that someone who guesses passwords elsewhere cannot lock you out.',
    until: 'A year has passed since you last signed in there.',
  },
  {
    what: 'Invitations',
    content: 'The address a trainer invites, the trainer’s message, and when it was sent and accepted.',
    why: 'To link customer and trainer. The link works for 7 days.',
    until:
      'The trainer withdraws the invitation, or the account of the trainer or of the invited person is deleted.',
  },
  {
    what: 'Coaching',
    content: 'Which trainer coaches which customer, from when until when.',
    why: 'It decides what a trainer may see.',
    until: 'One of the two accounts is deleted.',
  },
  {
    what: 'Fees and private notes',
    content:
      'What a trainer notes for themselves about a customer: a monthly fee with its history, and notes in their own words.',
    why: 'As a trainer’s reminder. Only that trainer reads them, while the coaching lasts; customers, other trainers, and administrators do not.',
    until:
      'Notes are deleted when the coaching ends. Fees are kept until one of the two accounts is deleted.',
  },
  {
    what: 'Meal plans',
    content:
      'Meals, targets, foods to avoid, notes, the words the plan was made from, and, if given, whom it is for. Customers have copies of the plans assigned to them.',
    why: 'To show them to the trainer and to the customer who follows them.',
    until:
      'The person who has the plan deletes it, or their account is deleted. Of a plan that a customer followed, its name and targets stay with those days of the diary.',
  },
  {
    what: 'Body measurements',
    content:
      'What you enter about your body, such as weight, body fat, and waist, with the day, your notes, and whether you or your trainer measured it.',
    why: 'To show you how they change. Your trainers read them while they coach you; administrators do not.',
    until: 'A day after you delete a measurement, in which you can undo it, or your account is deleted.',
  },
  {
    what: 'Profile',
    content:
      'What you say of yourself: a text about you, your units and currency; for trainers, specializations, certifications, and experience; for customers, goals, diets, allergies, favorite cuisines, activity, height, and the month of birth that your age implies.',
    why: 'To fit plans and figures to you. Of a customer’s profile, trainers read the diets and allergies, while they coach the customer and the customer agrees to it. They read nothing else of it, and administrators read nothing of it. Administrators read what trainers say of themselves.',
    until: 'You remove it from your profile, or your account is deleted.',
  },
  {
    what: 'Nutrition diary',
    content:
      'What you logged on which day, with its figures, your own foods, your goals, and whether trainers see it.',
    why: 'To show you what you ate and what is left. Your trainers read your goals and what you logged on each day while they coach you, unless you hide it; administrators do not.',
    until: 'A day after you delete an entry, or your account is deleted.',
  },
  {
    what: 'Consent to health data',
    content: 'When you agreed that health data is kept, to which sentence, and when you took that back.',
    why: 'Because health data may only be kept and shown to your trainers while you agree.',
    until: 'Your account is deleted.',
  },
  {
    what: 'Goals',
    content:
      'What you or your trainer want you to reach or to hold, until when, who set it, and the values you enter at it.',
    why: 'To show you how far you have come. Your trainers read them while they coach you; administrators do not.',
    until:
      'A day after you or the trainer who set it delete a goal, in which it can be restored, or your account is deleted.',
  },
  {
    what: 'Photos',
    content:
      'Photos that you add, in two sizes, with the day, what they show, and your caption. Where and when a photo was taken is removed from it.',
    why: 'To show you how you change. Only you see them, and your trainers those that you share, while they coach you; administrators do not.',
    until: 'You delete a photo, or your account is deleted. The files follow within seconds.',
  },
  {
    what: 'Drafts of plans',
    content: 'A generated plan before it is saved, with the words it was made from.',
    why: 'So that it can be changed, saved, or assigned.',
    until: '7 days have passed since it was made.',
  },
  {
    what: 'Checked-off items',
    content: 'What you have checked off in a plan’s shopping list and prep guide, and when.',
    why: 'So that your list looks the same on your next visit and your next device.',
    until: 'You uncheck them, or the plan is deleted.',
  },
  {
    what: 'Grocery lists',
    content:
      'What you write on your lists or add from a plan, what you have checked off, and when each of it changed. A device on which you open a list keeps a copy.',
    why: 'So that your lists are the same on all your devices, and open in a shop without a connection. Nobody else sees them. A device deletes its copy when you sign out, or when another account signs in.',
    until:
      'You delete a list, or your account is deleted. What you delete from a list can be restored for 90 days, and is then removed.',
  },
  {
    what: 'Recipe cards',
    content:
      'The file of recipe cards that you have made in the background, and what it is about: a plan or a customer. Fewer cards are not kept.',
    why: 'So that you can leave the page while they are made, and download them afterward. Nobody else sees the file.',
    until: 'A day has passed, you have others made, or your account is deleted.',
  },
  {
    what: 'Share links',
    content:
      'Which plan a link shows, its expiration date, whether it includes names and notes, and how often it was opened.',
    why: 'To show the plan to anyone with the link, and to tell its owner whether it is read.',
    until: 'The plan is deleted. A link that was revoked or has expired stops working at once.',
  },
  {
    what: 'Views of shared plans',
    content: 'A hash of IP address and browser, made with a key that is thrown away after an hour.',
    why: 'To count a visitor once an hour. Nobody can be recognized from it.',
    until: 'About an hour has passed; after that, only the number of views remains.',
  },
  {
    what: 'Favorites, notes, and collections',
    content: 'Which recipes you keep, your notes on them, and your collections.',
    why: 'To show them to you. Nobody else sees them, except for collections you make public.',
    until: 'You remove them, or the account is deleted.',
  },
  {
    what: 'Ratings and reviews',
    content:
      'Your stars, your text, how hard a dish was, whether you would cook it again, and your votes on reviews.',
    why: 'To help others choose. Everyone who can see the recipe sees them, with your name if you have given one.',
    until: 'You remove the rating, or the account is deleted.',
  },
  {
    what: 'What you do with recipes',
    content: 'Which recipes you open, cook, and share, and what you search for, with the time.',
    why: 'To recommend recipes and say why, and to tell the operator what is used.',
    until: 'The account is deleted.',
  },
  {
    what: 'Assigned recipes',
    content: 'Which recipes your trainer or an administrator picked for you, and when.',
    why: 'To show them to you and your trainer.',
    until: 'They are withdrawn, or one of the accounts is deleted.',
  },
  {
    what: 'Email preferences',
    content: 'Which emails you get and how often, and for which day you got a summary.',
    why: 'So that you get the emails that you want, each of them once.',
    until: 'Your account is deleted. A note about a summary is deleted after 90 days.',
  },
  {
    what: 'Consent to announcements',
    content:
      'When and where you agreed to get announcements, to which sentence, and when and where you took that back.',
    why: 'Because announcements may only be sent to you while you agree, and to be able to prove it.',
    until: 'Your account is deleted.',
  },
  {
    what: 'Generated recipes',
    content: 'What an administrator asked for when they had recipes generated, and when.',
    why: 'So that administrators see what was made and what has failed.',
    until: '90 days have passed since the job ended, or the account is deleted. The recipes stay.',
  },
  {
    what: 'Emails sent',
    content:
      'Address, subject, kind, time, and whether it was sent, failed, was refused by your mail server, or was withheld because you do not want such emails. Not the text, unless this site has no mail server: then it keeps each email as a file. Administrators can search the list.',
    why: 'To find out why an email did not arrive.',
    until: 'The account is deleted, or the operator removes them.',
  },
  {
    what: 'Changes by trainers and administrators',
    content:
      'Who assigned, withdrew, or deleted which plan; who disabled, enabled, linked, or unlinked whom; who changed, approved, or deleted which recipe; who had how many recipes generated, without the words of it; and when.',
    why: 'So that such changes can be traced.',
    until:
      'The operator removes them. When an account is deleted, its own history goes, too, and what it did to others stays without saying who it was.',
  },
  {
    what: 'Downloads of your data',
    content: 'The file with all that is kept of you, if you ask for it.',
    why: 'So that you can leave the page while it is made, and download it afterward. Nobody else can.',
    until: 'A day has passed, you have another one made, or your account is deleted.',
  },
  {
    what: 'Plans of a trainer who is gone',
    content: 'The plans that the trainer assigned to you, without the trainer’s name.',
    why: 'Because they are yours.',
    until: 'You delete them, or your account is deleted.',
  },
  {
    what: 'Logs of the server',
    content:
      'The ID of an account with the time and address of its requests, but no name, email, or content.',
    why: 'To find out why something did not work.',
    until:
      'The operator removes them. After an account is deleted, nothing that we keep says whose ID it was.',
  },
];

export const keptColumns: Column<Kept>[] = [
  { key: 'what', header: 'What', names: true, cell: (row) => row.what },
  { key: 'content', header: 'Content', cell: (row) => row.content },
  { key: 'why', header: 'Why', cell: (row) => row.why },
  { key: 'until', header: 'Kept until', cell: (row) => row.until },
];
