@screen:swimming/targets
Feature: Targets
  The times that the user wants to reach: what is missing to each, in hundredths of a second and percent of the best
  time, until when, and whether it is reached. Above them is the weekly goal, in kilometres, yards or swims. Without any,
  the screen says how to add one.

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

      To add a target: recordbook swim target freestyle 100 1:05.00 --course scm --day
      2026-05-01

      Season Plan     recordbook swim plan
      Standards       recordbook swim standards

      Back: Pace   recordbook swim pace
      """

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

      Cíl přidá: recordbook swim target freestyle 100 1:05.00 --course scm --day
      2026-05-01

      Plán sezóny     recordbook swim plan
      Limity          recordbook swim standards

      Ukáže pokusy   recordbook swim history freestyle 100 --course lcm
      Zpět: Tempo    recordbook swim pace
      """
