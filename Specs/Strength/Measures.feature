@screen:strength/measures @screen:strength/measures/KIND
Feature: Measures of the body
  Weight, fat and lengths, one a kind and day, in the unit in which they were entered. The weight is the whole book's. Files of
  Hevy and FitNotes bring measures, and undoing the import takes them back. Each kind has a chart, a table and a sound.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The first measure
    Given an empty book
    When I open "recordbook://strength/measures" in English
    Then the title is "Measures"
    And there is a text "No measures yet"
    And there is a stepper "Waist"
    When I press "Waist" and give "91"
    And I open "recordbook://strength/measures" in Czech
    Then there is a row "Pas"
    And there is a row "91 cm · 18. 11. 2026"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I undo the last correction
    And I open "recordbook://strength/measures" in English
    Then there is a text "No measures yet"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Measures of Hevy
    Given an empty book
    When I import this log:
      """
      "date","weight_kg","fat_percent","waist_cm","left_bicep_cm"
      "5 Jan 2026, 07:00",82.5,18.5,91,35
      "12 Jan 2026, 07:00",82,18.2,90.5,
      """
    And I open "recordbook://strength/measures/waist" in English
    Then the title is "Waist"
    And there is a row "Jan 5, 2026"
    And there is a row "90.5 cm"
    And every chart draws what its table says
    And every route on it opens
    When I open "recordbook://strength/measures" in English
    Then there is a row "Body Weight"
    And there is a row "82 kg · Jan 12, 2026"
    When I undo the last correction
    And I open "recordbook://strength/measures" in English
    Then there is a text "No measures yet"

  @clock:2026-11-18T17:30:00,x0
  Scenario: No such measure
    Given an empty book
    When I open "recordbook://strength/measures/nose" in English
    Then it is refused
