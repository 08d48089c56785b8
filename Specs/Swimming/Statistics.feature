@screen:swimming/statistics/PERIOD
Feature: Statistics
  How far and how often: bars and a table by week, month, year or season, open water included. Empty periods between swims
  show 0. Weeks begin on Monday, or on Sunday by the setting `swimming.weekStart`; seasons with September, or the month that
  `swimming.seasonStart` names. Without a day the last 12 weeks or months are told, or all years or seasons. Style shares are
  of lengths alone; the rest has no style told. Second recordings and removed swims count nowhere.

  Rule: A book of two years

    Background:
      Given these swims were imported:
        | start                     | pool       | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m       | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m       | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-04 08:00:00 +0200 | open water | 1500 m in 2100                                                                                                                                                                                                                                                                                      |
        | 2025-05-06 18:00:00 +0200 | 25 m       | 4 × 20.00 freestyle, rest 20, 4 × 25.00 backstroke, rest 20, 4 × 28.00 breaststroke, rest 60, 1 × 8.00 freestyle, 7 × 20.00 freestyle                                                                                                                                                               |
        | 2025-05-08 18:00:00 +0200 | 50 m       | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: By week, in Czech
      When I open "recordbook://swimming/statistics/week?since=2025-04-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: By week, in English
      When I open "recordbook://swimming/statistics/week?since=2025-04-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    @doors
    Scenario: By month, in Czech
      When I open "recordbook://swimming/statistics/month" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: By month, in English
      When I open "recordbook://swimming/statistics/month" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    @doors
    Scenario: By year, in Czech
      When I open "recordbook://swimming/statistics/year" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: By year, in English
      When I open "recordbook://swimming/statistics/year" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    @doors
    Scenario: By season, in Czech
      When I open "recordbook://swimming/statistics/season" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: By season, in English
      When I open "recordbook://swimming/statistics/season" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    @doors
    Scenario: One style, in Czech
      When I open "recordbook://swimming/statistics/month?style=backstroke" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: One style, in English
      When I open "recordbook://swimming/statistics/month?style=backstroke" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/statistics/month" in English
      Then the screen is:
        | title        | Swimming by Month |
        | route        | recordbook://swimming/statistics/month |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    @doors
    Scenario: Nothing since that day, in Czech
      When I open "recordbook://swimming/statistics/year?since=2026-01-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: Nothing since that day, in English
      When I open "recordbook://swimming/statistics/year?since=2026-01-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """
