@screen:running/routes @screen:running/routes/ID
Feature: Runs of the same route
  Runs are recognised that went the same way, and listed together. The latest is compared with an earlier one kilometre by
  kilometre, by length and not by place. A route can be named, and undone.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Two runs of one route, in English
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 3200 m in 960 |
      | 2026-11-19T06:45:00Z | 3200 m in 928 |
      | 2026-11-20T06:45:00Z | 1200 m in 360 |
    When I open "recordbook://running/routes" in English
    Then in a terminal 80 columns wide it reads:
      """
      Routes
      ══════

        Route of Nov 17, 2026  2 runs, best 15:28, last Nov 19, 2026

        All Routes

      Shows the runs on this route   recordbook run routes r20261117T064500Z
      Shows all runs on one map      recordbook run map
      Back: Running                  recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I open "recordbook://running/routes/r20261117T064500Z?against=r20261117T064500Z" in English
    Then in a terminal 80 columns wide it reads:
      """
      Route of Nov 17, 2026
      ═════════════════════

      Nov 19, 2026 against Nov 17, 2026
        km  Difference
         1       −10 s
         2       −20 s
         3       −30 s

      2 runs
        Nov 19, 2026  ★ 15:28, 4:50 /km
        Nov 17, 2026  16:00, 5:00 /km

      Run Against the Best   recordbook run start --ghost r20261119T064500Z
      Name:                  recordbook run rename-route r20261117T064500Z NAME

      Shows the run  recordbook run show r20261119T064500Z --against r20261117T064500Z
      Compares the latest run with it
          recordbook run routes r20261117T064500Z --against r20261117T064500Z
      Back: Routes                      recordbook run routes

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A route gets a name, and loses it again
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 3200 m in 960 |
      | 2026-11-19T06:45:00Z | 3200 m in 928 |
    When I open "recordbook://running/routes/r20261117T064500Z" in Czech
    And I press "Název" and give "Podél řeky"
    And I open "recordbook://running/routes" in Czech
    Then there is a row "Podél řeky, 2 běhy, nejlepší 15:28, poslední 19. 11. 2026"
    When I undo the last correction
    And I open "recordbook://running/routes" in Czech
    Then there is a row "Trasa ze 17. 11. 2026, 2 běhy, nejlepší 15:28, poslední 19. 11. 2026"

  Scenario: No two runs
    Given an empty book
    When I open "recordbook://running/routes" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Trasy
      ═════

      Zatím žádné dva běhy po stejné trase

        Všechny trasy

      Ukáže všechny běhy na jedné mapě   recordbook run map
      Zpět: Běhání                       recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
