@screen:swimming/standards
Feature: Standards
  Qualifying and motivational times of the swimmer's own table: the fastest that is reached in each event, and what is
  missing to the next.

  @doors
  Scenario: No table, in Czech
    Given an empty book
    When I open "recordbook://swimming/standards" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Limity
      ══════

      Žádné limity

      Načtěte tabulku CSV se sloupci name, sex, age_from, age_to, course, style,
      distance, time.

      Soubor s limity:    recordbook swim standards FILE

      Zpět: Cíle   recordbook swim targets
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
