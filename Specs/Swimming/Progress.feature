@screen:swimming/progress
Feature: Getting faster
  Whether the swimmer gets faster: in how many distances, and by how much in each, computed from the best times of the last
  four quarters: the first quarter with a time beside the last; less than half a percent is no trend. Critical swim speed from
  the best 200 and 400 of freestyle in the 90 days up to the latest of them, in different segments, with its formula and
  limits, or why it can't be computed, and in which pool both are. The pace for 100 over all distances, of the records and
  since a day. SWOLF, strokes and rate by month, from 20 counted lengths on, each device, pool and style apart. A time that
  rests on an estimate says so.

  Rule: A book with 200s and 400s

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-01-10 18:00:00 +0100 | 25 m | 16 × 21.00 freestyle 19 strokes, rest 60, 8 × 20.00 freestyle 18 strokes                                                                                                                                                                                                                            |
        | 2025-03-10 18:00:00 +0100 | 25 m | 16 × 20.50 freestyle 18 strokes, rest 60, 8 × 19.20 freestyle 18 strokes                                                                                                                                                                                                                            |
        | 2025-04-14 18:00:00 +0200 | 25 m | 16 × 20.20 freestyle 18 strokes, rest 60, 8 × 19.00 freestyle 17 strokes                                                                                                                                                                                                                            |
        | 2025-05-08 18:00:00 +0200 | 50 m | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: What it looks like, in Czech
      When I open "recordbook://swimming/progress?course=scm" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Zrychluji?
        ══════════

        Bazén
          ( ) 50 m   recordbook swim progress --course lcm
          (•) 25 m   recordbook swim progress --course scm

        ▌ Rychlejší: 4 ze 4
          Kraul 50 m      38,00  o 1,00 rychlejší než 39,00
          Kraul 100 m   1:16,00  o 2,00 rychlejší než 1:18,00
          Kraul 200 m   2:32,00  o 4,00 rychlejší než 2:36,00
          Kraul 400 m   5:23,20  o 4,80 rychlejší než 5:28,00

        ▌ Čtvrtletí
          Poslední čtyři čtvrtletí
          Nejlepší čas          3. čtv. 2024  4. čtv. 2024  1. čtv. 2025  2. čtv. 2025
          Kraul 50 m                       –         39,00         38,40         38,00
          Kraul 100 m                      –       1:18,00       1:16,80       1:16,00
          Kraul 200 m                      –       2:36,00       2:33,60       2:32,00
          Kraul 400 m                      –             –       5:28,00       5:23,20
          Polohový závod 100 m             –             –             –       1:39,00

        ▌ Kritická plavecká rychlost
          1:25,60 / 100 m
          Rychlost     1,17 m/s
          Kraul 200 m   2:32,00  14. 4. 2025                   20250414T160000Z.2
          Kraul 400 m   5:23,20  14. 4. 2025                   20250414T160000Z.1
          1. čtv. 2025 1:27,20 · 2. čtv. 2025 1:25,60
          200 / (T400 − T200) z nejlepších časů kraulu, z různých úseků a nejvýš 90 dnů
          od sebe (Wakayoshi 1992).
          Je to asi o 5 % víc, než co jde držet 30 minut.
          Pásma, starty a odhady   recordbook swim pace --course scm

        ▌ Tempo podle trati: Kraul
          1:22 ┤
               │                                                   ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
               │                                                ⢀⠤⠊
          1:20 ┤                                             ⢀⠤⠊⠁
               │                                          ⢀⠤⠊⠁
          1:18 ┤                                       ⢀⡠⠊⠁
               │                                    ⢀⡠⠒⠁
               │                                 ⢀⡠⠒⠁
          1:16 ┤⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡠⠒⠁
               └──────────┬───────────────────┬────────────────────┬───────────────────┬
                        100 m               200 m                300 m             400 m
          █ Rekordy   ▓ Od 8. 5. 2024
          Na 100 od 1:16,00 (50 m) po 1:20,80 (400 m)
          Níže je lépe.
          Tempo podle trati: Kraul
          Trať   Rekordy  Tempo / 100  Od 8. 5. 2024  Tempo / 100
          50 m     38,00      1:16,00          38,00      1:16,00
          100 m  1:16,00      1:16,00        1:16,00      1:16,00
          200 m  2:32,00      1:16,00        2:32,00      1:16,00
          300 m  4:02,40      1:20,80        4:02,40      1:20,80
          400 m  5:23,20      1:20,80        5:23,20      1:20,80

          Styl
            (•) Kraul            recordbook swim progress --course scm
            ( ) Znak  recordbook swim progress --course scm --style backstroke
            ( ) Prsa  recordbook swim progress --course scm --style breaststroke
            ( ) Motýl            recordbook swim progress --course scm --style butterfly
            ( ) Polohový závod   recordbook swim progress --course scm --style medley

        ▌ Záběry: 25 m · Watch
          40 ┤
             │
             │⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
          39 ┤              ⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⣀⣀⣀⡀
             │                           ⠈⠉⠉⠉⠒⠒⠒⠢⠤⠤⠤⣀⣀⣀⡀
          38 ┤                                         ⠈⠉⠉⠉⠒⠒⠒⠤⠤⠤⠤⣀⣀⣀⡀
             │                                                       ⠈⠉⠉⠉⠒⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
             │                                                                      ⠉⠉⠉⠑
          37 ┤
             └┬────────────────────────┬──────────────────────┬────────────────────────┬
              led 2025             úno 2025               bře 2025              dub 2025
          Kraul 39,3 (leden 2025) → 37,5 (duben 2025)
          Níže je lépe.
          Měsíc po měsíci
          Měsíc        Styl   SWOLF  Záběry/délka  Záběry/min  Délky
          Duben 2025   Kraul   37,5          17,7        53,5     24
          Březen 2025  Kraul   38,1            18        53,8     24
          Leden 2025   Kraul   39,3          18,7        54,2     24
          Hodinky počítají jednu ruku: u kraulu a znaku asi polovinu záběrů. Zařízení,
          bazény ani styly se neporovnávají.

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course scm
        Ukáže úsek             recordbook swim segment 20250414T160000Z.2
        Zpět: Kniha rekordů    recordbook swim records --course scm
        """

    Scenario: What it looks like, in English
      When I open "recordbook://swimming/progress?course=scm" in English
      Then every chart draws what its table says
      And the cells of the row "Freestyle 200 m" are:
        | text                     | chart                     |
        | Freestyle 200 m          |                           |
        | 2:32.00                  |                           |
        | 4.00 faster than 2:36.00 |                           |
        |                          | line of 3, less is better |
      And in a terminal 80 columns wide it reads:
        """
        Getting Faster?
        ═══════════════

        Pool
          ( ) 50 m   recordbook swim progress --course lcm
          (•) 25 m   recordbook swim progress --course scm

        ▌ Faster in 4 of 4
          Freestyle 50 m      38.00  1.00 faster than 39.00
          Freestyle 100 m   1:16.00  2.00 faster than 1:18.00
          Freestyle 200 m   2:32.00  4.00 faster than 2:36.00
          Freestyle 400 m   5:23.20  4.80 faster than 5:28.00

        ▌ Quarters
          The last four quarters
          Best Time        Q3 2024  Q4 2024  Q1 2025  Q2 2025
          Freestyle 50 m         –    39.00    38.40    38.00
          Freestyle 100 m        –  1:18.00  1:16.80  1:16.00
          Freestyle 200 m        –  2:36.00  2:33.60  2:32.00
          Freestyle 400 m        –        –  5:28.00  5:23.20
          Medley 100 m           –        –        –  1:39.00

        ▌ Critical Swim Speed
          1:25.60 / 100 m
          Speed            1.17 m/s
          Freestyle 200 m   2:32.00  Apr 14, 2025              20250414T160000Z.2
          Freestyle 400 m   5:23.20  Apr 14, 2025              20250414T160000Z.1
          Q1 2025 1:27.20 · Q2 2025 1:25.60
          200 / (T400 − T200) of the best freestyle times, in different segments, at
          most 90 days apart (Wakayoshi 1992).
          It is about 5% faster than you can hold for 30 minutes.
          Zones, Send-Offs and Predictions   recordbook swim pace --course scm

        ▌ Pace over Distances: Freestyle
          1:22 ┤
               │                                                   ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
               │                                                ⢀⠤⠊
          1:20 ┤                                             ⢀⠤⠊⠁
               │                                          ⢀⠤⠊⠁
          1:18 ┤                                       ⢀⡠⠊⠁
               │                                    ⢀⡠⠒⠁
               │                                 ⢀⡠⠒⠁
          1:16 ┤⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡠⠒⠁
               └──────────┬───────────────────┬────────────────────┬───────────────────┬
                        100 m               200 m                300 m             400 m
          █ Records   ▓ Since May 8, 2024
          For 100 from 1:16.00 (50 m) to 1:20.80 (400 m)
          Lower is better.
          Pace over Distances: Freestyle
          Distance  Records  Pace / 100  Since May 8, 2024  Pace / 100
          50 m        38.00     1:16.00              38.00     1:16.00
          100 m     1:16.00     1:16.00            1:16.00     1:16.00
          200 m     2:32.00     1:16.00            2:32.00     1:16.00
          300 m     4:02.40     1:20.80            4:02.40     1:20.80
          400 m     5:23.20     1:20.80            5:23.20     1:20.80

          Style
            (•) Freestyle      recordbook swim progress --course scm
            ( ) Backstroke     recordbook swim progress --course scm --style backstroke
            ( ) Breaststroke  recordbook swim progress --course scm --style breaststroke
            ( ) Butterfly      recordbook swim progress --course scm --style butterfly
            ( ) Medley         recordbook swim progress --course scm --style medley

        ▌ Strokes: 25 m · Watch
          40 ┤
             │
             │⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
          39 ┤              ⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⣀⣀⣀⡀
             │                           ⠈⠉⠉⠉⠒⠒⠒⠢⠤⠤⠤⣀⣀⣀⡀
          38 ┤                                         ⠈⠉⠉⠉⠒⠒⠒⠤⠤⠤⠤⣀⣀⣀⡀
             │                                                       ⠈⠉⠉⠉⠒⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
             │                                                                      ⠉⠉⠉⠑
          37 ┤
             └┬────────────────────────┬──────────────────────┬────────────────────────┬
              Jan 2025             Feb 2025               Mar 2025              Apr 2025
          Freestyle 39.3 (January 2025) → 37.5 (April 2025)
          Lower is better.
          Month by Month
          Month         Style      SWOLF  Strokes/Length  Strokes/min  Lengths
          April 2025    Freestyle   37.5            17.7         53.5       24
          March 2025    Freestyle   38.1              18         53.8       24
          January 2025  Freestyle   39.3            18.7         54.2       24
          A watch counts one wrist: about half of the strokes in freestyle and
          backstroke. Do not compare devices, pools or styles.

        Shows all attempts   recordbook swim history freestyle 50 --course scm
        Shows the segment    recordbook swim segment 20250414T160000Z.2
        Back: Records Book   recordbook swim records --course scm
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/progress?course=scm" in English
      Then the screen is:
        | title        | Getting Faster? |
        | route        | recordbook://swimming/progress?course=scm |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    @doors
    Scenario: Where critical speed can't be told, in Czech
      When I open "recordbook://swimming/progress?course=lcm" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Zrychluji?
        ══════════

        Bazén
          (•) 50 m   recordbook swim progress --course lcm
          ( ) 25 m   recordbook swim progress --course scm

        ▌ Čtvrtletí
          Poslední čtyři čtvrtletí
          Nejlepší čas  3. čtv. 2024  4. čtv. 2024  1. čtv. 2025  2. čtv. 2025
          Kraul 50 m               –             –             –         42,00
          Kraul 100 m              –             –             –       1:24,00

        ▌ Kritická plavecká rychlost
          Nelze určit: chybí 400 m kraulem.
          Obě tratě jsou v knize: Bazén 25 m
          Pásma, starty a odhady   recordbook swim pace --course lcm

        ▌ Tempo podle trati: Kraul
          Tempo podle trati: Kraul
          Trať   Rekordy  Tempo / 100  Od 8. 5. 2024  Tempo / 100
          50 m     42,00      1:24,00          42,00      1:24,00
          100 m  1:24,00      1:24,00        1:24,00      1:24,00

          Styl
            (•) Kraul            recordbook swim progress --course lcm
            ( ) Znak  recordbook swim progress --course lcm --style backstroke
            ( ) Prsa  recordbook swim progress --course lcm --style breaststroke
            ( ) Motýl            recordbook swim progress --course lcm --style butterfly
            ( ) Polohový závod   recordbook swim progress --course lcm --style medley

        ▌ Záběry: 25 m · Watch
          40 ┤
             │
             │⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
          39 ┤              ⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⣀⣀⣀⡀
             │                           ⠈⠉⠉⠉⠒⠒⠒⠢⠤⠤⠤⣀⣀⣀⡀
          38 ┤                                         ⠈⠉⠉⠉⠒⠒⠒⠤⠤⠤⠤⣀⣀⣀⡀
             │                                                       ⠈⠉⠉⠉⠒⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
             │                                                                      ⠉⠉⠉⠑
          37 ┤
             └┬────────────────────────┬──────────────────────┬────────────────────────┬
              led 2025             úno 2025               bře 2025              dub 2025
          Kraul 39,3 (leden 2025) → 37,5 (duben 2025)
          Níže je lépe.
          Měsíc po měsíci
          Měsíc        Styl   SWOLF  Záběry/délka  Záběry/min  Délky
          Duben 2025   Kraul   37,5          17,7        53,5     24
          Březen 2025  Kraul   38,1            18        53,8     24
          Leden 2025   Kraul   39,3          18,7        54,2     24
          Hodinky počítají jednu ruku: u kraulu a znaku asi polovinu záběrů. Zařízení,
          bazény ani styly se neporovnávají.

        Zpět: Kniha rekordů   recordbook swim records --course lcm
        """

    Scenario: Where critical speed can't be told, in English
      When I open "recordbook://swimming/progress?course=lcm" in English
      Then in a terminal 80 columns wide it reads:
        """
        Getting Faster?
        ═══════════════

        Pool
          (•) 50 m   recordbook swim progress --course lcm
          ( ) 25 m   recordbook swim progress --course scm

        ▌ Quarters
          The last four quarters
          Best Time        Q3 2024  Q4 2024  Q1 2025  Q2 2025
          Freestyle 50 m         –        –        –    42.00
          Freestyle 100 m        –        –        –  1:24.00

        ▌ Critical Swim Speed
          Unknown: no 400 freestyle.
          Both are in the book: 25 m pool
          Zones, Send-Offs and Predictions   recordbook swim pace --course lcm

        ▌ Pace over Distances: Freestyle
          Pace over Distances: Freestyle
          Distance  Records  Pace / 100  Since May 8, 2024  Pace / 100
          50 m        42.00     1:24.00              42.00     1:24.00
          100 m     1:24.00     1:24.00            1:24.00     1:24.00

          Style
            (•) Freestyle      recordbook swim progress --course lcm
            ( ) Backstroke     recordbook swim progress --course lcm --style backstroke
            ( ) Breaststroke  recordbook swim progress --course lcm --style breaststroke
            ( ) Butterfly      recordbook swim progress --course lcm --style butterfly
            ( ) Medley         recordbook swim progress --course lcm --style medley

        ▌ Strokes: 25 m · Watch
          40 ┤
             │
             │⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
          39 ┤              ⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⣀⣀⣀⡀
             │                           ⠈⠉⠉⠉⠒⠒⠒⠢⠤⠤⠤⣀⣀⣀⡀
          38 ┤                                         ⠈⠉⠉⠉⠒⠒⠒⠤⠤⠤⠤⣀⣀⣀⡀
             │                                                       ⠈⠉⠉⠉⠒⠒⠒⠒⠤⠤⠤⢄⣀⣀⣀
             │                                                                      ⠉⠉⠉⠑
          37 ┤
             └┬────────────────────────┬──────────────────────┬────────────────────────┬
              Jan 2025             Feb 2025               Mar 2025              Apr 2025
          Freestyle 39.3 (January 2025) → 37.5 (April 2025)
          Lower is better.
          Month by Month
          Month         Style      SWOLF  Strokes/Length  Strokes/min  Lengths
          April 2025    Freestyle   37.5            17.7         53.5       24
          March 2025    Freestyle   38.1              18         53.8       24
          January 2025  Freestyle   39.3            18.7         54.2       24
          A watch counts one wrist: about half of the strokes in freestyle and
          backstroke. Do not compare devices, pools or styles.

        Back: Records Book   recordbook swim records --course lcm
        """

  Rule: A book with a length that was split

    @doors
    Scenario Outline: Its times are marked
      Given these swims were imported:
        | start                     | pool | laps                                                 |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 39.00 freestyle, 6 × 20.00 freestyle, rest 60, 16 × 21.00 freestyle |
      And lap 1 of "20250502T143500Z.1" was split into 2
      When I open "recordbook://swimming/progress" in <language>
      Then there is a text "<note>"
      And there is a text "<time>"
      And there is a row "<row>"

      Examples:
        | language | time      | row | note |
        | Czech    | ≈ 2:39,00 | Kraul 200 m, 2 minuty 39,00 sekundy, 2. května 2025, odhad | ≈ odhad: čas zahrnuje doplněnou mezeru nebo rozdělenou délku. |
        | English  | ≈ 2:39.00 | Freestyle 200 m, 2 minutes 39.00 seconds, May 2, 2025, estimated | ≈ estimated: the time includes a gap that was filled in, or a length that was split. |
