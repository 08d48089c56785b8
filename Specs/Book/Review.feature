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

      Nothing to Decide

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

      Did you swim lap 4 in 5.00 s?
        Freestyle · May 2, 2025
        Too fast. Until you decide, records leave it out.
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
    Then there is a row "Telefon, May 2, 2025, Hodinky counts"
    When I press "<button>"
    Then there is a heading "Nothing to Decide"
    When I undo the last correction
    And I open "recordbook://review" in English
    Then there is a row "Telefon, May 2, 2025, Hodinky counts"

    Examples:
      | button                               |
      | Leave as It Is: Hodinky, May 2, 2025    |
      | Count This One: Telefon, May 2, 2025 |

  @doors
  Scenario: A question is answered where it stands
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    When I open "recordbook://review" in English
    And I press "Leave It Out: lap 4, May 2, 2025"
    Then there is a heading "Nothing to Decide"

  @doors
  Scenario: Tracks without a sport that look like rides
    There is one question for an import, which opens into its tracks.

    Given these tracks were imported at once:
      | start                | km/h |
      | 2026-11-16T06:45:00Z | 27   |
      | 2026-11-17T06:45:00Z | 27   |
      | 2026-11-18T06:45:00Z | 11   |
    When I open "recordbook://review" in English
    Then there is a decision "2 tracks without a sport look like rides"
    And the button "It Is So: 2 tracks without a sport look like rides" is:
      | calls   | running.confirmKinds         |
      | with    | import=1                     |
      | command | recordbook imports confirm 1 |
    When I press "It Was a Run: Ride, Nov 16, 2026"
    Then there is a decision "1 track without a sport looks like a ride"
    When I press "It Is So: 1 track without a sport looks like a ride"
    Then there is no decision "1 track without a sport looks like a ride"
    When I undo the last correction
    And I open "recordbook://review" in Czech
    Then there is a decision "1 trasa bez sportu vypadá na jízdu"
    And whatever can be pressed has a label
    And every route on it opens
