@screen:swimming/plan @clock:2026-03-11T09:12:05Z
Feature: Season Plan
  The season week by week, from its start to the last target or goal: the goal of each week, what was swum in it, and what
  is missing, in metres, yards or swims as the goal was set; above them the days to each target. A goal holds from the week in which it begins until another begins, which
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
      Plán sezóny
      ═══════════

      Jiný týdenní cíl
      Cíl:
      Od týdne:
      Uložit       recordbook swim goal GOAL --from DAY

      Tento týden a další
        Týden od    Cíl  Uplaváno  Tréninky  Chybí
        9. 3. 2026    –   1 000 m         1      –

      Dřívější týdny
        Týden od     Cíl  Uplaváno  Tréninky  Chybí
        2. 3. 2026     –   3 000 m         2      –
        23. 2. 2026    –       0 m         0      –

      Zpět: Cíle   recordbook swim targets
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
      Season Plan
      ═══════════

      Targets
        Freestyle 100 m 1:15.00
            25 m pool · missing 3.00 (3.8%) · Apr 8, 2026 · 28 days left

      Another Weekly Goal
      Goal:
      From the Week of:
      Save                 recordbook swim goal GOAL --from DAY

      This Week and On
        Week of          Goal     Swum  Swims  Missing
        Mar 9, 2026   2 swims  1,000 m      1   1 swim
        Mar 16, 2026  2 swims        –      –        –
        Mar 23, 2026  4,000 m        –      –        –
        Mar 30, 2026  4,000 m        –      –        –
        Apr 6, 2026   4,000 m        –      –        –

      Earlier Weeks
        Week of          Goal     Swum  Swims  Missing
        Mar 2, 2026   3,000 m  3,000 m      2  reached
        Feb 23, 2026        –      0 m      0        –

      Shows the attempts   recordbook swim history freestyle 100 --course scm
      Back: Targets        recordbook swim targets
      """

  Scenario: The goal of this week is that of the targets
    Given a weekly goal of "3 km" was begun with "2026-03-02"
    When I open "recordbook://swimming/targets" in English
    Then in a terminal 80 columns wide it begins:
      """
      Targets
      ═══════

      ▌ Weekly Goal 3,000 m
        Since    Mar 9, 2026
        Swum     1,000 m, 1 swim
        Missing  2,000 m
      """

  Scenario: A goal in yards, in Czech
    Given a weekly goal of "10000 yd" was begun with "2026-03-09"
    When I open "recordbook://swimming/plan" in Czech
    Then the cells of the table-row "9. 3. 2026" are:
      | text        |
      | 9. 3. 2026  |
      | 10 000 yd   |
      | 1 093,61 yd |
      | 1           |
      | 8 906,39 yd |
