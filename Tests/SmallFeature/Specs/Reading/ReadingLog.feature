@screen:reading/log
Feature: Log of reading
  Every session of reading; those that do not tell their pages ask for them.

  @doors
  Scenario: Nothing read
    Given an empty book
    When I open "recordbook://reading/log"
    Then the title is "Reading"
    And there is a heading "Nothing Read Yet"
    And whatever can be pressed has a label
    And every route on it opens

  @doors
  Scenario: In Czech
    Given an empty book
    When I open "recordbook://reading/log" in Czech
    Then the title is "Čtení"

  @doors
  Scenario: Pages are said
    Given a file tells of "The Waves" on "2026-05-03", without pages
    When I open "recordbook://reading/log"
    And I press "Pages of The Waves" and give "25"
    Then there is a row "The Waves: May 3, 2026, 25 pages"
