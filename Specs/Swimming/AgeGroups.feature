@screen:swimming/ages
Feature: Age Groups
  Masters compete by age group. Where the user says by whose rules and when they were born, each group has the best
  times swum in it: by the watch, and official. If only the year of birth is known and it leaves two groups, the times in
  question are left out, and that is said. Age-graded points come from a table of the user's own.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2024-11-03 09:00:00 +0100 | 25 m | 4 × 19.50 freestyle |
      | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 18.50 freestyle |

  @doors
  Scenario: Nothing is known yet, in English
    When I open "recordbook://swimming/ages" in English
    Then in a terminal 80 columns wide it reads:
      """
      Age Groups
      ══════════

      Masters Rules
        (•) None             recordbook settings set swimming.masters off
        ( ) World Aquatics   recordbook settings set swimming.masters world-aquatics
        ( ) USMS             recordbook settings set swimming.masters usms

      Birth:    recordbook settings set swimming.birth DAY

      Points Table
        ( ) Women   recordbook settings set swimming.points-table female
        ( ) Men     recordbook settings set swimming.points-table male
        (•) None    recordbook settings set swimming.points-table none

      Age-Graded Points
        File of Base Times:    recordbook swim base-times FILE

      Back: All Records   recordbook swim records --all
      """

  Scenario: Nothing is known yet, in Czech
    When I open "recordbook://swimming/ages" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Věkové skupiny
      ══════════════

      Pravidla masters
        (•) Žádné            recordbook settings set swimming.masters off
        ( ) World Aquatics   recordbook settings set swimming.masters world-aquatics
        ( ) USMS             recordbook settings set swimming.masters usms

      Narození:    recordbook settings set swimming.birth DAY

      Tabulka bodů
        ( ) Ženy    recordbook settings set swimming.points-table female
        ( ) Muži    recordbook settings set swimming.points-table male
        (•) Žádné   recordbook settings set swimming.points-table none

      Body podle věku
        Soubor se základními časy:    recordbook swim base-times FILE

      Zpět: Všechny rekordy   recordbook swim records --all
      """

  Scenario: Records of age groups
    Given the setting "swimming.masters" is "world-aquatics"
    And the setting "swimming.birth" is "1985-06-01"
    When I open "recordbook://swimming/ages" in English
    Then in a terminal 80 columns wide it reads:
      """
      Age Groups
      ══════════

      Masters Rules
        ( ) None             recordbook settings set swimming.masters off
        (•) World Aquatics   recordbook settings set swimming.masters world-aquatics
        ( ) USMS             recordbook settings set swimming.masters usms

      Birth: 1985-06-01   recordbook settings set swimming.birth DAY

      Points Table
        ( ) Women   recordbook settings set swimming.points-table female
        ( ) Men     recordbook settings set swimming.points-table male
        (•) None    recordbook settings set swimming.points-table none

      25 m pool

      40–44
        Event              Watch  Official
        Freestyle 50 m     37.00         –
        Freestyle 100 m  1:14.00         –

      35–39
        Event              Watch  Official
        Freestyle 50 m     39.00         –
        Freestyle 100 m  1:18.00         –

      Age-Graded Points
        File of Base Times:    recordbook swim base-times FILE

      Back: All Records   recordbook swim records --all
      """
