@screen:strength/own @screen:strength/own/ID
Feature: An exercise of your own
  Its name, what its sets are told in, and the muscle that it is for. Its name must be no other exercise's.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A new one, in Czech
    Given an empty book
    When I open "recordbook://strength/own?name=Pytel" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vlastní cvik
      ════════════

      Název: Pytel

      Měří se
        (•) Zátěž a opakování
        ( ) Opakování
        ( ) Čas
        ( ) Vzdálenost

      Sval
        ( ) Břicho
        ( ) Odtahovače
        ( ) Přitahovače
        ( ) Biceps
        ( ) Lýtka
        ( ) Prsa
        ( ) Předloktí
        ( ) Hýždě
        ( ) Zadní stehna
        ( ) Široké svaly zádové
        ( ) Spodní záda
        ( ) Střed zad
        ( ) Krk
        ( ) Přední stehna
        ( ) Ramena
        ( ) Trapézy
        ( ) Triceps

      Uložit         recordbook strength exercise NAME

      Zrušit   recordbook strength exercises
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is saved
    Given an empty book
    When I open "recordbook://strength/own?name=Sandbag%20carry" in English
    And I press "Save" with:
      | Measured By | Distance |
      | Muscle  | Glutes |
    And I open "recordbook://strength/exercises/own-1" in English
    Then the title is "Sandbag carry"
    And the screen is:
      | subtitle | glutes |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Its name is taken
    Given an empty book
    When I open "recordbook://strength/own" in English
    And I press "Save" with:
      | Name | Plank |
    Then it is refused, naming "Plank"
    And it is refused, naming "Choose another name"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is named anew
    Given the exercise "Sandbag" of your own
    When I open "recordbook://strength/own/own-1" in English
    And I press "Save" with:
      | Name | Sandbag carry |
    Then the title is "Sandbag carry"

  @clock:2026-11-18T17:30:00,x0
  Scenario: One of the catalogue cannot be renamed
    Given an empty book
    When I open "recordbook://strength/own/Plank" in Czech
    Then it is refused, naming "Plank"
