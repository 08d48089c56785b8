@screen:running/efforts/DISTANCE
Feature: All efforts of a distance
  Every run's fastest time over a distance, newest first, with a star where it was the best so far. From five on a picture
  shows how the best came down, where less is better, with its numbers in a table. Suspicious ones are no part of it.

  @doors
  Scenario: Every run's fastest kilometre, in Czech
    Given these runs were imported:
      | start | legs |
      | 2026-11-01T06:45:00Z | 1000 m in 300 |
      | 2026-11-03T06:45:00Z | 1000 m in 310 |
      | 2026-11-05T06:45:00Z | 1000 m in 290 |
      | 2026-11-07T06:45:00Z | 1000 m in 295 |
      | 2026-11-09T06:45:00Z | 1000 m in 285 |
      | 2026-11-11T06:45:00Z | 1000 m in 120 |
    When I open "recordbook://running/efforts/1km" in Czech
    Then every chart draws what its table says
    And the chart "Vývoj nejlepšího času" is:
      | label | První čas 5:00, nejlepší 4:45, 9. 11. 2026 |
      | chart | progress of 5, less is better |
    And the section "Všechny běhy" shows:
      | day | time | pace | run |
      | 9. 11. 2026 | 4:45 | 4:45 /km, rekord | r20261109T064500Z |
      | 7. 11. 2026 | 4:55 | 4:55 /km | r20261107T064500Z |
      | 5. 11. 2026 | 4:50 | 4:50 /km, rekord | r20261105T064500Z |
      | 3. 11. 2026 | 5:10 | 5:10 /km | r20261103T064500Z |
      | 1. 11. 2026 | 5:00 | 5:00 /km, rekord | r20261101T064500Z |
    And the section "Podezřelé úseky" shows:
      | day | time | pace | |
      | Rychleji ještě nikdo neběžel. Nepočítají se, dokud je nepotvrdíte. | | | |
      | 1 km | 2:00 | 11. 11. 2026, 2:00 /km | Potvrdit |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: A few need no picture, in English
    Given these runs were imported:
      | start | legs |
      | 2026-11-01T06:45:00Z | 1000 m in 300 |
    When I open "recordbook://running/efforts/1km" in English
    Then in a terminal 80 columns wide it reads:
      """
      1 km
      ════
      Best Efforts

      All Runs
        Nov 1, 2026  ★ 5:00  5:00 /km, record  r20261101T064500Z

      Shows the run        recordbook run show r20261101T064500Z
      Back: Best Efforts   recordbook run efforts

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """

  Scenario: A distance that no run reaches
    Given an empty book
    When I open "recordbook://running/efforts/half" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Půlmaraton
      ══════════
      Nejlepší úseky

      Tak daleko zatím žádný běh nevedl

      Objeví se s prvním během, který má aspoň 400 metrů

      Zpět: Nejlepší úseky   recordbook run efforts

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """

  Scenario: What is no distance is refused
    Given an empty book
    When I open "recordbook://running/efforts/6km" in English
    Then it is refused, naming "5km"
