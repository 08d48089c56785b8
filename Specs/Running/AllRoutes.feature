@screen:running/map
Feature: All routes on one map
  The runner sees all runs whole. A picture for others leaves out what is near starts, ends and private places, and says no
  name and no coordinate.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Two runs, in English
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 3200 m in 960 |
      | 2026-11-19T06:45:00Z | 3200 m in 928 |
    When I open "recordbook://running/map" in English
    Then in a terminal 80 columns wide it reads:
      """
      All Routes
      ══════════
      The routes reach 3.2 km from north to south and 0 m from west to east

        Runs            2
        When            Nov 17, 2026 – Nov 19, 2026
        A saved picture has 300 m hidden around starts and ends
        Save a Picture   recordbook run map runs.svg
        What Is Hidden

      Which Runs
        (•) All    recordbook run map
        ( ) 2026   recordbook run map 2026

      How much is hidden, and around what
          recordbook show recordbook://running/settings
      Back: Routes                          recordbook run routes

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: No runs, in Czech
    Given an empty book
    When I open "recordbook://running/map" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Všechny trasy
      ═════════════

      V této době žádné běhy

      Které běhy
        (•) Vše   recordbook run map

      Zpět: Trasy   recordbook run routes

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
