import { Choice, ListOf, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import { ACHIEVEMENTS, type Achievement, type AchievementKind } from '../achievements.service.js';

class AchievementResponse implements Achievement {
  @Choice(ACHIEVEMENTS) kind: AchievementKind;
  @WholeNumber('How many clients, plans, or goals, or days in a row with an entry') count: number;
  @Text('The day on which it was reached') reachedOn: string;
}

export class AchievementsResponse {
  @ListOf(Part(AchievementResponse), 'The latest first') achievements: AchievementResponse[];

  constructor(achievements: Achievement[]) {
    this.achievements = achievements;
  }
}
