@screen:running/run/ID/chart
Feature: The charts of a run
  Elevation, pace and heart rate on one axis of distance or time, with ticks where laps begin, never without the splits, which
  say the same in numbers. What nothing tells is left out, and said.

  @doors
  Scenario: By distance, in English
    Given these runs were imported:
      | start | legs | heart |
      | 2026-11-17T06:45:00Z | 1000 m in 300, 1000 m in 320 | 130, 165 |
    When I open "recordbook://running/run/r20261117T064500Z/chart" in English
    Then in a terminal 80 columns wide it reads:
      """
      Charts
      ══════
      Run

      Charts
        (•) By Distance   recordbook run chart r20261117T064500Z
        ( ) By Time       recordbook run chart r20261117T064500Z --by time

      5:00 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠹⡀
           │                                   ⡇
           │                                   ⢱
           │                                   ⠘⡄
      5:10 ┤                                    ⠱⡀
           │                                     ⡇
           │                                     ⢣
           │                                     ⢸
      5:20 ┤                                      ⢇⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡀
           └┬─────────────────┬──────────────────┬─────────────────┬─────────────────┬
            0                0.5                 1                1.5                2
      Pace from 5:20 /km to 5:00 /km

      180 ┤
          │
          │                                     ⢰⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠂
      160 ┤                                     ⢸
          │                                     ⢸
      140 ┤                                     ⢸
          │                                     ⢸
          │⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠚
      120 ┤
          └┬─────────────────┬──────────────────┬──────────────────┬─────────────────┬
           0                0.5                 1                 1.5                2
      Heart Rate from 130 to 165

      No elevation

      Splits
        km  Pace                       Heart
        1   5:00 ############ fastest    130
        2   5:20 ####                    164

      Laps
        Lap  From  Distance  Active      Pace  Heart
        1    0:00   1.00 km    5:00  5:00 /km    130
        2    5:00   1.00 km    5:20  5:20 /km    164

      Back: Run   recordbook run show r20261117T064500Z

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: By time, in Czech
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 1000 m in 300, 1000 m in 320 |
    When I open "recordbook://running/run/r20261117T064500Z/chart?by=time" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Grafy
      ═════
      Běh

      Grafy
        ( ) Podle vzdálenosti   recordbook run chart r20261117T064500Z
        (•) Podle času          recordbook run chart r20261117T064500Z --by time

      5:00 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠣⡀
           │                                  ⡇
           │                                  ⢱
           │                                  ⠘⡄
      5:10 ┤                                   ⢇
           │                                   ⢸
           │                                   ⠘⡄
           │                                    ⢱
      5:20 ┤                                     ⢇⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡀
           └┬─────────────┬─────────────┬─────────────┬──────────────┬─────────────┬──
            0 s         2:00          4:00          6:00           8:00          10:00
      Tempo: od 5:20 /km do 5:00 /km

      Bez výšky

      Bez tepu

      Mezičasy
        km  Tempo
        1   5:00 ############ nejrychlejší
        2   5:20 ####

      Kola
        Kolo    Od  Vzdálenost  Aktivně     Tempo
        1     0:00     1,00 km     5:00  5:00 /km
        2     5:00     1,00 km     5:20  5:20 /km

      Zpět: Běh   recordbook run show r20261117T064500Z

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
