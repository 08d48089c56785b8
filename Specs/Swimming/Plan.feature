@screen:swimming/plan @clock:2026-03-11T09:12:05Z
Feature: Season Plan
  The season week by week, from its start to the last target or goal: the goal of each week, what was swum in it, and what
  is missing; above them the days to each target. A goal holds from the week in which it begins until another begins, which
  may be planned ahead.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2026-03-03 16:35:00 +0100 | 25 m | 80 × 19.50 freestyle |
      | 2026-03-05 16:35:00 +0100 | 25 m | 40 × 19.50 freestyle |
      | 2026-03-10 16:35:00 +0100 | 25 m | 40 × 19.50 freestyle |
    And the setting "swimming.seasonStart" is "3"

  @doors
  Scenario: No goal and no target, in Czech
    When I open "recordbook://swimming/plan" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors
  Scenario: Goals that follow each other, and a target, in English
    Given a weekly goal of "3 km" was begun with "2026-03-02"
    And a weekly goal of "2 swims" was begun with "2026-03-12"
    And a weekly goal of "4 km" was begun with "2026-03-25"
    And a target of "1:15.00" was set for "freestyle" "100" in "scm" until "2026-04-08"
    When I open "recordbook://swimming/plan" in English
    Then in a terminal 80 columns wide it reads:
      """
      """

  Scenario: The goal of this week is that of the targets
    Given a weekly goal of "3 km" was begun with "2026-03-02"
    When I open "recordbook://swimming/targets" in English
    Then in a terminal 80 columns wide it begins:
      """
      """
