@screen:review
Feature: What Awaits Judgement
  What is uncertain in what was imported, feature by feature and a section a question. A row leads to where it is decided,
  or offers to decide at once.

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

      Suspicious Laps
        Records do not count them.
        Freestyle, lap 4  5.00  too fast, May 2, 2025  20250502T143500Z.1

      Shows the segment, where it is decided
          recordbook swim segment 20250502T143500Z.1
      Back: Overview                           recordbook
      """

  Scenario: In Czech, with a segment a press away
    Given these swims were imported:
      | start                     | pool | laps                                    |
      | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 18.50 freestyle, 1 × 5.00 freestyle |
    When I open "recordbook://review" in Czech
    Then the title is "K rozhodnutí"
    And there is a text "Do rekordů se nepočítají."
    And the row "Kraul, délka 4, 5,00 sekundy, příliš rychlá, 2. 5. 2025" is:
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
