@screen:prayer/travel
Feature: Journeys
  A journey excuses from no prayer: on it, prayers may be shortened and combined, as the user's school holds. Home says so on
  the journey's first day, and from then on only since when it lasts. Journeys are listed with their days; one under way can
  be ended, each can be removed.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://prayer/travel" in English
    Then in a terminal 80 columns wide it begins:
      """
      Journeys
      ════════
      Prayers remain due; on a journey they may be shortened and combined, as your
      school holds
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://prayer/travel" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Cesty
      ═════
      Modlitby platí dál; na cestě je lze zkracovat a spojovat, jak to drží vaše škola
      """

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A journey begins today
    Given the user is in "Prague"
    When I open "recordbook://prayer/travel" in English
    When I press "A Journey Begins Today"
    Then the cells of the row "Nov 22, 2026 – ongoing" are:
      | text |
      | Nov 22, 2026 – ongoing |
      | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: The journey ends today
    Given the user is in "Prague"
    When I open "recordbook://prayer/travel" in English
    When I press "A Journey Begins Today"
    When I press "The Journey Ends Today"
    Then the cells of the row "Nov 22, 2026 – Nov 22, 2026" are:
      | text |
      | Nov 22, 2026 – Nov 22, 2026 |
      | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it means is said once a journey
    Given the user is in "Prague"
    When I open "recordbook://prayer/travel" in English
    And I press "A Journey Begins Today"
    And I open "recordbook://prayer" in English
    Then there is a text "Prayers remain due; on a journey they may be shortened and combined, as your school holds"
    Given the clock says "2026-11-23T09:12:05Z"
    When I open "recordbook://prayer" in English
    Then there is a button "Travelling since Nov 22, 2026"
    And there is no text "Prayers remain due; on a journey they may be shortened and combined, as your school holds"
