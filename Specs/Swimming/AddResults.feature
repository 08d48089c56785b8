@screen:swimming/results/add @clock:2026-11-22T09:12:05Z
Feature: Add Results
  Official results are added by hand, one at a time, or all of the user's from the file of a meet, which is chosen in the
  browser. An added result can be undone like any change. What can't be is refused, naming the field.

  @doors
  Scenario: The forms, in English
    Given an empty book
    When I open "recordbook://swimming/results/add" in English
    Then in a terminal 80 columns wide it reads:
      """
      Add Results
      ═══════════

      One Result
        Style
          (•) Freestyle
          ( ) Backstroke
          ( ) Breaststroke
          ( ) Butterfly
          ( ) Medley

        Distance (25–30000): –

        Pool
          ( ) 50 m
          (•) 25 m
          ( ) 25 yd

        Time:
        Day:
        Meet:
        City:
        Note:
        Add as a Relay's First Leg
            recordbook swim add-result EVENT TIME OPTIONS --lead-off
        Add                          recordbook swim add-result EVENT TIME OPTIONS

      From a Meet File
        Meet File:
        Your Name:
        Year of Birth:
        Import            recordbook swim import-results FILE

      Cancel   recordbook swim meets
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: The forms, in Czech
    Given an empty book
    When I open "recordbook://swimming/results/add" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Přidat výsledky
      ═══════════════

      Jeden výsledek
        Styl
          (•) Kraul
          ( ) Znak
          ( ) Prsa
          ( ) Motýl
          ( ) Polohový závod

        Vzdálenost (25–30000): –

        Bazén
          ( ) 50 m
          (•) 25 m
          ( ) 25 yd

        Čas:
        Den:
        Závody:
        Město:
        Poznámka:
        Přidat jako první úsek štafety
            recordbook swim add-result EVENT TIME OPTIONS --lead-off
        Přidat                           recordbook swim add-result EVENT TIME OPTIONS

      Ze souboru závodů
        Soubor závodů:
        Vaše jméno:
        Rok narození:
        Načíst            recordbook swim import-results FILE

      Zrušit   recordbook swim meets
      """

  @doors
  Scenario: A result, and back
    Given an empty book
    When I open "recordbook://swimming/results" in English
    And I press "Add Results"
    And I press "Add" with:
      | Style    | Butterfly  |
      | Distance | 100        |
      | Pool     | 50 m       |
      | Time     | 1:12.34    |
      | Day      | 2026-11-08 |
      | Meet     | Club Cup   |
      | City     | Plzeň      |
      | Note     | first of the season |
    Then the route is "recordbook://swimming/results"
    And there is a button "Remove: Butterfly 100 m, Nov 8, 2026"
    When I undo the last correction
    And I open "recordbook://swimming/results" in English
    Then there is no button "Remove: Butterfly 100 m, Nov 8, 2026"

  @doors
  Scenario: A relay's first leg
    Given an empty book
    When I open "recordbook://swimming/results/add" in Czech
    And I press "Přidat jako první úsek štafety" with:
      | Vzdálenost | 50         |
      | Čas        | 33,10      |
      | Den        | 2026-11-08 |
      | Závody     | Oddíl      |
    And I open "recordbook://swimming/results" in English
    Then there is a row "Freestyle 50 meters, 25 m pool, 33.10 seconds, best official time, lead-off of a relay"

  @doors
  Scenario Outline: What can't be
    Given an empty book
    When I open "recordbook://swimming/results/add" in English
    And I press "Add" with:
      | Distance | <distance> |
      | Time     | <time>     |
      | Day      | <day>      |
      | Meet     | Cup        |
    Then it is refused, naming "<field>"

    Examples:
      | distance | time  | day        | field    |
      | 60       | 50.00 | 2026-11-08 | 60 m     |
      | 50       | soon  | 2026-11-08 | time     |
      | 50       | 33.10 | 2027-11-08 | day      |
