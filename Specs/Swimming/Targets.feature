@screen:swimming/targets @clock:2025-11-22T09:12:05Z
Feature: Targets
  The times that the user wants to reach: what is missing to each, in hundredths of a second and percent of the best
  time, until when, and whether it is reached. Above them is the weekly goal, in kilometres, yards or swims. A form sets
  another target, or replaces that of its event; each can be removed. The form offers the pools of meets and those of the
  book, that of the latest swim at first.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.50 freestyle |

  @doors
  Scenario: Nothing is set, in English
    When I open "recordbook://swimming/targets" in English
    Then in a terminal 80 columns wide it reads:
      """
      Targets
      ═══════

      Weekly Goal:    recordbook swim goal GOAL

      Another Target
        Style
          (•) Freestyle
          ( ) Backstroke
          ( ) Breaststroke
          ( ) Butterfly
          ( ) Medley

        Distance (50–1650): –

        Pool
          ( ) 50 m
          (•) 25 m
          ( ) 25 yd

        Time:
        By the Day:
        Meet:
        Save                    recordbook swim target EVENT TIME OPTIONS

      Season Plan     recordbook swim plan
      Standards       recordbook swim standards

      Back: Pace   recordbook swim pace
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: Targets, in Czech
    Given a target of "1:15.00" was set for "freestyle" "100" in "scm"
    And a target of "1:20.00" was set for "freestyle" "100" in "lcm"
    When I open "recordbook://swimming/targets" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Cíle
      ════

      Týdenní cíl:    recordbook swim goal GOAL

      Časy, kterých chcete dosáhnout
        Kraul 100 m 1:20,00  Bazén 50 m · zatím bez času
        Kraul 100 m 1:15,00  Bazén 25 m · chybí 3,00 (3,8 %)

      Další cíl
        Styl
          (•) Kraul
          ( ) Znak
          ( ) Prsa
          ( ) Motýl
          ( ) Polohový závod

        Vzdálenost (50–1650): –

        Bazén
          ( ) 50 m
          (•) 25 m
          ( ) 25 yd

        Čas:
        Do dne:
        Závody:
        Uložit                    recordbook swim target EVENT TIME OPTIONS

      Plán sezóny     recordbook swim plan
      Limity          recordbook swim standards

      Ukáže pokusy   recordbook swim history freestyle 100 --course lcm
      Zruší cíl      recordbook swim remove-target freestyle 100 --course lcm
      Zpět: Tempo    recordbook swim pace
      """

  @doors
  Scenario: Another target, and back
    When I open "recordbook://swimming/targets" in English
    And I press "Save" with:
      | Style      | Freestyle  |
      | Distance   | 100        |
      | Pool       | 25 m       |
      | Time       | 1:15.00    |
      | By the Day | 2026-03-08 |
      | Meet       | Club Cup   |
    Then there is a row "Freestyle 100 m 1:15.00, 25 m pool · missing 3.00 (3.8%) · Club Cup · Mar 8, 2026 · 15 weeks left"
    When I undo the last correction
    And I open "recordbook://swimming/targets" in English
    Then there is no row "Freestyle 100 m 1:15.00, 25 m pool · missing 3.00 (3.8%) · Club Cup · Mar 8, 2026 · 15 weeks left"

  @doors
  Scenario: A target of its event is replaced
    Given a target of "1:15.00" was set for "freestyle" "100" in "scm"
    When I open "recordbook://swimming/targets" in English
    And I press "Save" with:
      | Distance | 100     |
      | Time     | 1:12.00 |
    Then there is a row "Freestyle 100 m 1:12.00, 25 m pool · missing 6.00 (7.7%)"
    And there is no row "Freestyle 100 m 1:15.00, 25 m pool · missing 3.00 (3.8%)"

  @doors
  Scenario: Removed, and back
    Given a target of "1:15.00" was set for "freestyle" "100" in "scm"
    When I open "recordbook://swimming/targets" in English
    And I press "Remove: Freestyle 100 m, 25 m pool"
    And I open "recordbook://swimming/targets" in English
    Then there is no row "Freestyle 100 m 1:15.00, 25 m pool · missing 3.00 (3.8%)"

  @doors
  Scenario: A distance without records
    When I open "recordbook://swimming/targets" in English
    And I press "Save" with:
      | Distance | 150     |
      | Time     | 1:50.00 |
    Then it is refused, naming "150 m"

  @doors
  Scenario: No time
    When I open "recordbook://swimming/targets" in Czech
    And I press "Uložit" with:
      | Vzdálenost | 100  |
      | Čas        | brzy |
    Then it is refused, naming "brzy"
