@screen:review
Feature: What Awaits Judgement
  What is uncertain in what was imported, feature by feature: a question with what speaks for each answer, its answers beside
  it, the likelier first, and the way to what it is about.

  @doors
  Scenario: Nothing awaits
    Given an empty book
    When I open "recordbook://review" in English
    Then in a terminal 80 columns wide it reads:
      """
      To Decide
      ═════════

      All Decided

      What an import leaves uncertain appears here.

      Back: Overview   recordbook
      """

  @doors
  Scenario: A lap faster than anybody swims
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    When I open "recordbook://review" in English
    Then in a terminal 80 columns wide it reads:
      """
      To Decide
      ═════════
      1 left. Nothing is lost: each can be undone.

      Did you swim lap 4 in 5.00 s?
        Swimming · Freestyle · May 2, 2025
        Too fast. The others took about 18.5 s. Until you decide, records leave it
        out.
        Leave It Out      recordbook swim exclude 20250502T143500Z.1 --laps 4
        It Counts         recordbook swim confirm 20250502T143500Z.1 --laps 4
        See the Segment   recordbook swim segment 20250502T143500Z.1

      Back: Overview   recordbook
      """

  Scenario: In Czech, with a segment a press away
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    When I open "recordbook://review" in Czech
    Then the title is "K rozhodnutí"
    And there is a decision "Uplavali jste délku 4 za 5,00 s?"
    And the button "Ukázat úsek" is:
      | leads to | recordbook://swimming/segments/20250502T143500Z.1 |
      | command  | recordbook swim segment 20250502T143500Z.1        |
    And whatever can be pressed has a label
    And every colour is in the palette
    And every route on it opens

  @doors
  Scenario Outline: A swim that two devices recorded
    Given these swims were imported:
      | start                     | pool | laps                 | device  |
      | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle  | Hodinky |
      | 2025-05-02 16:35:02 +0200 | 25 m | 2 × 40.00 freestyle  | Telefon |
    When I open "recordbook://review" in English
    Then there is a decision "Which recording counts?"
    And the stat "Counts" is:
      | value | Hodinky |
    And the stat "Does not count" is:
      | value | Telefon |
    When I press "<button>"
    Then there is a heading "All Decided"
    When I undo the last correction
    And I open "recordbook://review" in English
    Then there is a decision "Which recording counts?"
    And the stat "Counts" is:
      | value | Hodinky |
    And the stat "Does not count" is:
      | value | Telefon |

    Examples:
      | button                               |
      | Leave as It Is: Hodinky, May 2, 2025  |
      | Count the Other: Telefon, May 2, 2025 |

  @doors
  Scenario: A question is answered where it stands
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    When I open "recordbook://review" in English
    And I press "Leave It Out: lap 4, May 2, 2025"
    Then there is a heading "All Decided"

  @doors
  Scenario: Tracks without a sport that look like rides
    There is one question for an import, which opens into its tracks.

    Given these tracks were imported at once:
      | start                | km/h |
      | 2026-11-16T06:45:00Z | 27   |
      | 2026-11-17T06:45:00Z | 27   |
      | 2026-11-18T06:45:00Z | 11   |
    When I open "recordbook://review" in English
    Then there is a decision "2 of 3 tracks without a sport look like rides"
    And the button "It Is So: 2 of 3 tracks without a sport look like rides" is:
      | calls   | running.confirmKinds         |
      | with    | import=1                     |
      | command | recordbook imports confirm 1 |
    When I press "It Was a Run: Ride, Nov 16, 2026"
    Then there is a decision "1 of 3 tracks without a sport looks like a ride"
    When I press "It Is So: 1 of 3 tracks without a sport looks like a ride"
    Then there is no decision "1 of 3 tracks without a sport looks like a ride"
    When I undo the last correction
    And I open "recordbook://review" in Czech
    Then there is a decision "1 ze 3 tras bez sportu vypadá na jízdu"
    And whatever can be pressed has a label
    And every route on it opens

  Scenario: A lap's evidence is the laps around it
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    When I open "recordbook://review" in English
    Then the chart "Times of laps 1 to 4; lap 4 is the odd one: 5.00 seconds" shows these points:
      | lap   | time  | record |
      | Lap 1 | 18.50 | yes    |
      | Lap 2 | 18.50 | no     |
      | Lap 3 | 18.50 | no     |
      | Lap 4 | 5.00  | yes    |
    And the chart "Freestyle, 25 m each" is:
      | chart | bars of 4: Other laps, Lap 4: 5.00 |
    When I open "recordbook://review" in Czech
    Then there is a chart "Kraul, po 25 m"
    And there is a text "Příliš rychlá. Ostatní trvaly asi 18,5 s. Než rozhodnete, rekordy ji nepočítají."

  Scenario: Laps that are asked about stand out in each other's evidence
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 5 × 18.50 freestyle, 2 × 5.00 freestyle |
    When I open "recordbook://review" in English
    Then the chart "Times of laps 1 to 7; lap 7 is the odd one: 5.00 seconds" is:
      | chart | bars of 7: Other laps, Lap 7: 5.00, Also to decide |

  @doors
  Scenario: A run's evidence is its figures, and a feature's questions are a press away
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    And these runs were imported:
      | start                | legs          |
      | 2026-11-17T06:45:00Z | 1000 m in 100 |
    When I open "recordbook://review" in English
    Then there is a radio "Swimming 1"
    When I open "recordbook://review?feature=running" in English
    Then there is no decision "Did you swim lap 4 in 5.00 s?"
    And there is a decision "Did you run 1 km in 1:40?"
    And there is a stat "Begins at"
    When I press "Not a Run: 1 km, Nov 17, 2026"
    Then there is no decision "Did you run 1 km in 1:40?"
    And there is a decision "Did you swim lap 4 in 5.00 s?"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set's evidence is the heaviest set that counts
    Given these workouts were done:
      | start            | minutes | name | sets                     |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5 |
      | 2026-11-16 17:00 | 50      | Legs | Squat (Barbell): 700kg x3 |
    When I open "recordbook://review" in English
    Then there is a decision "Did you lift 700 kg × 3?"
    And the stat "This set" is:
      | value | 700 kg × 3 |
    And the stat "Heaviest otherwise" is:
      | value | 100 kg × 5 |
    When I press "Remove the Set: Barbell Squat, 700 kg × 3"
    Then there is a heading "All Decided"
