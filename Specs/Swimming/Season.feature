@screen:swimming/seasons @screen:swimming/seasons/YEAR
Feature: Season
  A season whole, as a swimmer keeps it on paper: how far and how long, by style and by month; the best times of each pool
  beside those of the season before, with what is a record marked in words; official results; and every swim in the order
  swum. A season begins with the month that the setting `swimming.seasonStart` names, September unless another is chosen.
  Without a year in the route it is that of the latest swim. Second recordings and swims taken out of the book are nowhere
  in it. On paper the choice of seasons is left out, and the head of a long table stands on every page.

  Rule: Two seasons

    Background:
      Given these swims were imported:
        | start                     | pool       | laps                                                            |
        | 2024-05-02 18:00:00 +0200 | 25 m       | 4 × 20.00 freestyle, rest 60, 2 × 24.00 backstroke              |
        | 2024-09-03 18:00:00 +0200 | 25 m       | 8 × 19.50 freestyle, rest 60, 2 × 25.00 backstroke              |
        | 2025-05-04 08:00:00 +0200 | open water | 1500 m in 2100                                                  |
        | 2025-08-31 18:00:00 +0200 | 50 m       | 2 × 42.00 freestyle                                             |

    @doors
    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/seasons" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Sezona 2024/25
        ══════════════

        Sezona
          (•) 2024/25   recordbook swim season 2024
          ( ) 2023/24   recordbook swim season 2023

        ▌ Celkem
          1 850 m
          1. 9. 2024 – 31. 8. 2025
          Tréninky           3
          Doba               40 min
          Průměr na trénink  617 m
          Průměr na měsíc    154 m
          Nejdelší trénink   1 500 m, 4. 5. 2025
          V otevřené vodě    1 trénink, 1 500 m

        ▌ Styly
          Kraul                            300 m  16 %
          Znak                              50 m  3 %
          Styl neuveden                  1 500 m  81 %

        1 500 m ┤                                                ████
                │                                                ████
                │                                                ████
        1 000 m ┤                                                ████
                │                                                ████
          500 m ┤                                                ████
                │                                                ████
                │ ▄▄▄▄                                           ████
            0 m ┤ ████                                           ████              ▅▅▅▅
                └──────────────────────────┬─────────────────────────────┬──────────────
                                       led 2025                      čvn 2025
        Nejvíc: Květen 2025, 1 500 m

        Plavání po měsících
        Měsíc          Vzdálenost  Tréninky    Doba
        Srpen 2025          100 m         1   1 min
        Červenec 2025         0 m         0       –
        Červen 2025           0 m         0       –
        Květen 2025       1 500 m         1  35 min
        Duben 2025            0 m         0       –
        Březen 2025           0 m         0       –
        Únor 2025             0 m         0       –
        Leden 2025            0 m         0       –
        Prosinec 2024         0 m         0       –
        Listopad 2024         0 m         0       –
        Říjen 2024            0 m         0       –
        Září 2024           250 m         1   4 min

        ▌ Nejlepší časy v bazénu 50 m
          Trať             Čas  Proti minulé  Den
          Kraul 50 m     42,00             –  31. 8. 2025, rekord
          Kraul 100 m  1:24,00             –  31. 8. 2025, rekord

        ▌ Nejlepší časy v bazénu 25 m
          Trať             Čas  Proti minulé  Den
          Kraul 50 m     39,00         −1,00  3. 9. 2024, rekord
          Kraul 100 m  1:18,00         −2,00  3. 9. 2024, rekord
          Kraul 200 m  2:36,00             –  3. 9. 2024, rekord
          Znak 50 m      50,00         +2,00  3. 9. 2024

        ▌ Všechny tréninky
          Den          Začátek  Bazén  Vzdálenost    Doba
          3. 9. 2024     18:00  25 m        250 m   4 min
          4. 5. 2025      8:00  venku     1 500 m  35 min
          31. 8. 2025    18:00  50 m        100 m   1 min

        Ukáže trénink         recordbook swim show 20250504T060000Z
        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/seasons" in English
      Then in a terminal 80 columns wide it reads:
        """
        Season 2024/25
        ══════════════

        Season
          (•) 2024/25   recordbook swim season 2024
          ( ) 2023/24   recordbook swim season 2023

        ▌ Total
          1,850 m
          Sep 1, 2024 – Aug 31, 2025
          Swims          3
          Duration       40 min
          Average Swim   617 m
          Average Month  154 m
          Longest Swim   1,500 m, May 4, 2025
          In Open Water  1 swim, 1,500 m

        ▌ Styles
          Freestyle                     300 m  16%
          Backstroke                     50 m  3%
          Unknown Style               1,500 m  81%

        1,500 m ┤                                                ████
                │                                                ████
                │                                                ████
        1,000 m ┤                                                ████
                │                                                ████
          500 m ┤                                                ████
                │                                                ████
                │ ▄▄▄▄                                           ████
            0 m ┤ ████                                           ████              ▅▅▅▅
                └──────────────────────────┬─────────────────────────────┬──────────────
                                       Jan 2025                      Jun 2025
        Most: May 2025, 1,500 m

        Swimming by Month
        Month           Distance  Swims    Time
        August 2025        100 m      1   1 min
        July 2025            0 m      0       –
        June 2025            0 m      0       –
        May 2025         1,500 m      1  35 min
        April 2025           0 m      0       –
        March 2025           0 m      0       –
        February 2025        0 m      0       –
        January 2025         0 m      0       –
        December 2024        0 m      0       –
        November 2024        0 m      0       –
        October 2024         0 m      0       –
        September 2024     250 m      1   4 min

        ▌ Best Times in the 50 m Pool
          Event               Time  Season Before  Day
          Freestyle 50 m     42.00              –  Aug 31, 2025, record
          Freestyle 100 m  1:24.00              –  Aug 31, 2025, record

        ▌ Best Times in the 25 m Pool
          Event               Time  Season Before  Day
          Freestyle 50 m     39.00          −1.00  Sep 3, 2024, record
          Freestyle 100 m  1:18.00          −2.00  Sep 3, 2024, record
          Freestyle 200 m  2:36.00              –  Sep 3, 2024, record
          Backstroke 50 m    50.00          +2.00  Sep 3, 2024

        ▌ Every Swim
          Day             Start  Pool        Distance    Time
          Sep 3, 2024   6:00 PM  25 m           250 m   4 min
          May 4, 2025   8:00 AM  open water   1,500 m  35 min
          Aug 31, 2025  6:00 PM  50 m           100 m   1 min

        Shows the swim       recordbook swim show 20250504T060000Z
        Back: Records Book   recordbook swim records
        """

    Scenario: How it is laid out
      When I open "recordbook://swimming/seasons" in English
      Then the screen is:
        | title        | Season 2024/25                |
        | route        | recordbook://swimming/seasons |
        | presentation | stack                         |
        | header       | standard                      |
        | arrangement  | groupedList                   |
        | top          | content + xl                  |
        | bottom       | safeArea + xl                 |
        | spacing      | lg                            |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    Scenario: Every element, in Czech
      When I open "recordbook://swimming/seasons/2023" in Czech
      Then it is made of:
        """
        back
          button "Kniha rekordů" (label Zpět: Kniha rekordů; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records; command recordbook swim records)
        toolbar
        radioGroup "Sezona" (type body)
          radio "2024/25" (on no; type body; leads to recordbook://swimming/seasons/2024; command recordbook swim season 2024)
          radio "2023/24" (on yes; type body; leads to recordbook://swimming/seasons/2023; command recordbook swim season 2023)
        card "Celkem" (type title; fill accent.fill)
          text "150 m" (label 150 metrů; type heroNumber)
          text "1. 9. 2023 – 31. 8. 2024" (type caption; color secondary.text)
          row (label Tréninky: 1)
            text "Tréninky" (placement leading; type body)
            text "1" (placement trailing; type body; color secondary.text)
          row (label Doba: 3 minuty)
            text "Doba" (placement leading; type body)
            text "3 min" (placement trailing; type body; color secondary.text)
          row (label Průměr na trénink: 150 metrů)
            text "Průměr na trénink" (placement leading; type body)
            text "150 m" (placement trailing; type body; color secondary.text)
          row (label Nejdelší trénink: 150 metrů, 2. května 2024; hint Ukáže trénink; icon chevron.right, navigation; leads to recordbook://swimming/swims/20240502T160000Z; command recordbook swim show 20240502T160000Z)
            text "Nejdelší trénink" (placement leading; type body)
            text "150 m, 2. 5. 2024" (placement trailing; type body; color secondary.text)
        section "Styly" (type title; fill accent.fill)
          row (label Kraul: 100 metrů, 67 %; fill freestyle.fill)
            text "Kraul" (placement leading; type body)
            text "100 m" (placement center; type number)
            text "67 %" (placement trailing; type caption; color secondary.text)
          row (label Znak: 50 metrů, 33 %; fill backstroke.fill)
            text "Znak" (placement leading; type body)
            text "50 m" (placement center; type number)
            text "33 %" (placement trailing; type caption; color secondary.text)
        table "Plavání po měsících" (type caption)
          tableHeader
            text "Měsíc" (placement leading; type caption)
            text "Vzdálenost" (placement trailing; type caption)
            text "Tréninky" (placement trailing; type caption)
            text "Doba" (placement trailing; type caption)
          tableRow
            text "Květen 2024" (placement leading; type body)
            text "150 m" (placement trailing; type time)
            text "1" (placement trailing; type time)
            text "3 min" (placement trailing; type time)
        section "Nejlepší časy v bazénu 25 m" (type title; fill accent.fill)
          table
            tableHeader
              text "Trať" (placement leading; type caption)
              text "Čas" (placement trailing; type caption)
              text "Proti minulé" (placement trailing; type caption)
              text "Den" (placement leading; type caption)
            tableRow
              text "Kraul 50 m" (placement leading; type body)
              text "40,00" (placement trailing; type time)
              text "–" (placement trailing; type time)
              text "2. 5. 2024" (placement leading; type body)
            tableRow
              text "Kraul 100 m" (placement leading; type body)
              text "1:20,00" (placement trailing; type time)
              text "–" (placement trailing; type time)
              text "2. 5. 2024" (placement leading; type body)
            tableRow
              text "Znak 50 m" (placement leading; type body)
              text "48,00" (placement trailing; type time)
              text "–" (placement trailing; type time)
              text "2. 5. 2024, rekord" (placement leading; type body)
        section "Všechny tréninky" (type title; fill accent.fill)
          table
            tableHeader
              text "Den" (placement leading; type caption)
              text "Začátek" (placement trailing; type caption)
              text "Bazén" (placement leading; type caption)
              text "Vzdálenost" (placement trailing; type caption)
              text "Doba" (placement trailing; type caption)
            tableRow
              text "2. 5. 2024" (placement leading; type body)
              text "18:00" (placement trailing; type time)
              text "25 m" (placement leading; type body)
              text "150 m" (placement trailing; type time)
              text "3 min" (placement trailing; type time)
        """

    Scenario: Every element, in English
      When I open "recordbook://swimming/seasons/2023" in English
      Then it is made of:
        """
        back
          button "Records Book" (label Back: Records Book; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records; command recordbook swim records)
        toolbar
        radioGroup "Season" (type body)
          radio "2024/25" (on no; type body; leads to recordbook://swimming/seasons/2024; command recordbook swim season 2024)
          radio "2023/24" (on yes; type body; leads to recordbook://swimming/seasons/2023; command recordbook swim season 2023)
        card "Total" (type title; fill accent.fill)
          text "150 m" (label 150 meters; type heroNumber)
          text "Sep 1, 2023 – Aug 31, 2024" (type caption; color secondary.text)
          row (label Swims: 1)
            text "Swims" (placement leading; type body)
            text "1" (placement trailing; type body; color secondary.text)
          row (label Duration: 3 minutes)
            text "Duration" (placement leading; type body)
            text "3 min" (placement trailing; type body; color secondary.text)
          row (label Average Swim: 150 meters)
            text "Average Swim" (placement leading; type body)
            text "150 m" (placement trailing; type body; color secondary.text)
          row (label Longest Swim: 150 meters, May 2, 2024; hint Shows the swim; icon chevron.right, navigation; leads to recordbook://swimming/swims/20240502T160000Z; command recordbook swim show 20240502T160000Z)
            text "Longest Swim" (placement leading; type body)
            text "150 m, May 2, 2024" (placement trailing; type body; color secondary.text)
        section "Styles" (type title; fill accent.fill)
          row (label Freestyle: 100 meters, 67%; fill freestyle.fill)
            text "Freestyle" (placement leading; type body)
            text "100 m" (placement center; type number)
            text "67%" (placement trailing; type caption; color secondary.text)
          row (label Backstroke: 50 meters, 33%; fill backstroke.fill)
            text "Backstroke" (placement leading; type body)
            text "50 m" (placement center; type number)
            text "33%" (placement trailing; type caption; color secondary.text)
        table "Swimming by Month" (type caption)
          tableHeader
            text "Month" (placement leading; type caption)
            text "Distance" (placement trailing; type caption)
            text "Swims" (placement trailing; type caption)
            text "Time" (placement trailing; type caption)
          tableRow
            text "May 2024" (placement leading; type body)
            text "150 m" (placement trailing; type time)
            text "1" (placement trailing; type time)
            text "3 min" (placement trailing; type time)
        section "Best Times in the 25 m Pool" (type title; fill accent.fill)
          table
            tableHeader
              text "Event" (placement leading; type caption)
              text "Time" (placement trailing; type caption)
              text "Season Before" (placement trailing; type caption)
              text "Day" (placement leading; type caption)
            tableRow
              text "Freestyle 50 m" (placement leading; type body)
              text "40.00" (placement trailing; type time)
              text "–" (placement trailing; type time)
              text "May 2, 2024" (placement leading; type body)
            tableRow
              text "Freestyle 100 m" (placement leading; type body)
              text "1:20.00" (placement trailing; type time)
              text "–" (placement trailing; type time)
              text "May 2, 2024" (placement leading; type body)
            tableRow
              text "Backstroke 50 m" (placement leading; type body)
              text "48.00" (placement trailing; type time)
              text "–" (placement trailing; type time)
              text "May 2, 2024, record" (placement leading; type body)
        section "Every Swim" (type title; fill accent.fill)
          table
            tableHeader
              text "Day" (placement leading; type caption)
              text "Start" (placement trailing; type caption)
              text "Pool" (placement leading; type caption)
              text "Distance" (placement trailing; type caption)
              text "Time" (placement trailing; type caption)
            tableRow
              text "May 2, 2024" (placement leading; type body)
              text "6:00 PM" (placement trailing; type time)
              text "25 m" (placement leading; type body)
              text "150 m" (placement trailing; type time)
              text "3 min" (placement trailing; type time)
        """

    @doors
    Scenario: Another season
      When I open "recordbook://swimming/seasons" in English
      And I press "2023/24"
      Then the route is "recordbook://swimming/seasons/2023"
      And the title is "Season 2023/24"

    @doors
    Scenario: The longest swim
      When I open "recordbook://swimming/seasons/2024" in English
      And I press "Longest Swim"
      Then the route is "recordbook://swimming/swims/20250504T060000Z"

    Scenario Outline: A season without swims
      When I open "recordbook://swimming/seasons/2020" in <language>
      Then the title is "<title>"
      And there is a heading "<heading>"

      Examples:
        | language | title          | heading                 |
        | Czech    | Sezona 2020/21 | V této sezoně žádný trénink |
        | English  | Season 2020/21 | No swims this season    |

    Scenario: Seasons that are years
      Given the setting "swimming.seasonStart" is "1"
      When I open "recordbook://swimming/seasons" in English
      Then the title is "Season 2025"
      And there is a text "1,600 m"

    Scenario: What is no year
      When I open "recordbook://swimming/seasons/soon" in English
      Then it is refused, naming "year"

    Scenario: A year that is in no calendar
      When I open "recordbook://swimming/seasons/99999" in English
      Then it is refused, naming "year"

  Rule: A season with official results

    Scenario Outline: They stand between best times and swims
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-10-02 18:00:00 +0200 | 25 m | 4 × 20.00 freestyle |
      And these official results were entered:
        | day        | meet     | city  | course | style     | distance | time    |
        | 2025-11-08 | Club Cup | Plzeň | scm    | freestyle | 100      | 1:12.34 |
        | 2025-08-31 | Old Cup  | Plzeň | scm    | freestyle | 50       | 33.10   |
      When I open "recordbook://swimming/seasons/2025" in <language>
      Then the section "<title>" shows:
        | day    | meet     | event   | time    |
        | <day>  | <meet>   | <event> | <time>  |
        | <date> | Club Cup | <swim>  | <shown> |

      Examples:
        | language | title  | day | meet  | event | time | date        | swim                  | shown   |
        | Czech    | Závody | Den | Závod | Trať  | Čas  | 8. 11. 2025 | Kraul 100 m, 25 m     | 1:12,34 |
        | English  | Meets  | Day | Meet  | Event | Time | Nov 8, 2025 | Freestyle 100 m, 25 m | 1:12.34 |

  Rule: An empty book

    Scenario Outline: Nothing to show
      Given an empty book
      When I open "recordbook://swimming/seasons" in <language>
      Then the title is "<title>"
      And there is a heading "<heading>"

      Examples:
        | language | title  | heading                 |
        | Czech    | Sezona | V této sezoně žádný trénink |
        | English  | Season | No swims this season    |

  Rule: A season with an estimate

    @doors
    Scenario Outline: It says so
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 39.00 freestyle |
      And lap 1 of "20250502T143500Z.1" was split into 2
      When I open "recordbook://swimming/seasons" in <language>
      Then there is a text "<day>"

      Examples:
        | language | day                            |
        | Czech    | 2. 5. 2025, rekord, odhad      |
        | English  | May 2, 2025, record, estimated |
