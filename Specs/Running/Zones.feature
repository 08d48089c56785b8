@screen:running/zones
Feature: Zones
  The zones of heart rate and of pace, the time in each in a week, with what is below them and what is not known, and the
  week's training load: effort times minutes, of as many runs as tell it.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A week with zones, in English
    Given these runs were imported:
      | start | legs | heart |
      | 2026-11-16T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-18T06:45:00Z | 5000 m in 1600 | 120 |
      | 2026-11-20T06:45:00Z | 5000 m in 1700 |  |
    And the setting "running.thresholdPace" is "5:20"
    When I open "recordbook://running/settings" in Czech
    And I press "Nejvyšší tep" and give "190"
    And I open "recordbook://running/run/r20261116T064500Z/edit" in English
    And I press "Effort" and give "7"
    And I open "recordbook://running/zones" in English
    Then in a terminal 80 columns wide it reads:
      """
      Zones
      ═════

      Nov 16, 2026 – Nov 22, 2026
          Runs    3
          Active  1:20:00
          Load    175 (1 of 3 runs)
        Zone     Heart     Time   %
        Zone 1   95–113    0:00   0
        Zone 2   114–132  26:40  33
        Zone 3   133–151  25:00  31
        Zone 4   152–170   0:00   0
        Zone 5   171–      0:00   0
        Unknown           28:20  35

      Heart Rate
        Zone    Heart
        Zone 1  95–113
        Zone 2  114–132
        Zone 3  133–151
        Zone 4  152–170
        Zone 5  171–
        Of the highest heart rate that you set

      Pace
        Zone    Pace
        Zone 1  –6:53 /km
        Zone 2  6:53 /km–6:05 /km
        Zone 3  6:05 /km–5:39 /km
        Zone 4  5:39 /km–5:17 /km
        Zone 5  5:17 /km–

        The Week Before
        The Week After

      Shows the week   recordbook run zones --day 2026-11-09
      Back: Running    recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Without a number for them, in Czech
    Given these runs were imported:
      | start | legs | heart |
      | 2026-11-16T06:45:00Z | 5000 m in 1500 | 150 |
    When I open "recordbook://running/zones" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Zóny
      ════

      16. 11. 2026 – 22. 11. 2026
          Počet běhů  1
          Aktivně     25:00
          Zátěž       —

      Tep
        Nastavte svůj nejvyšší tep
            recordbook settings set running.heart-rate.maximum 190
        Nejvyšší ve vašich bězích: 150, 16. 11. 2026

        Týden předtím
        Týden potom

      Ukáže týden    recordbook run zones --day 2026-11-09
      Zpět: Běhání   recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
