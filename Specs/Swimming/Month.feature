@screen:swimming/months/MONTH
Feature: Month
  A month's swimming: what it comes to, and every segment by local day, the newest day first, segments of a day in the
  order swum, each leading to its details. A swim without lengths stands among them with the distance that its file tells,
  and leads nowhere. The month counts what its row in the year counts. The header leads back to the year, and to the
  nearest months in which there was any swimming.

  Rule: A month with swims

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                            |
        | 2024-11-03 09:00:00 +0100 | 50 m | 2 × 50.00 backstroke                                            |
        | 2025-01-06 18:00:00 +0100 | 25 m | 4 × 20.00 freestyle, rest 60, 2 × 25.00 breaststroke            |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle                                             |
        | 2025-05-02 19:00:00 +0200 | 25 m | 2 × 30.00 butterfly                                             |

    @doors
    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/months/2025-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Leden 2025
        ══════════

        ▌ Celkem
          150 m
          Tréninky     1
          Dny          1
          Doba         3 min

        ▌ 6. 1. 2025
          Kraul 100 m  1:20,00  18:00  20250106T170000Z.1
          Prsa 50 m      50,00  18:02  20250106T170000Z.2

        Ukáže úsek       recordbook swim segment 20250106T170000Z.1
        Upravit styl     recordbook swim edit-style 20250106T170000Z.1 STYLE
        Zpět: rok 2025   recordbook show recordbook://swimming/years/2025
        Listopad 2024    recordbook show recordbook://swimming/months/2024-11
        Květen 2025      recordbook show recordbook://swimming/months/2025-05
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/months/2025-05" in English
      Then in a terminal 80 columns wide it reads:
        """
        May 2025
        ════════

        ▌ Total
          250 m
          Swims            2
          Days             1
          Duration         3 min

        ▌ May 2, 2025
          Freestyle 200 m  2:32.00  4:35 PM  20250502T143500Z.1
          Butterfly 50 m   1:00.00  7:00 PM  20250502T170000Z.1

        Shows the segment   recordbook swim segment 20250502T143500Z.1
        Edit Style          recordbook swim edit-style 20250502T143500Z.1 STYLE
        Back: year 2025     recordbook show recordbook://swimming/years/2025
        January 2025        recordbook show recordbook://swimming/months/2025-01
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/months/2025-01" in Czech
      Then the screen is:
        | title        | Leden 2025                           |
        | route        | recordbook://swimming/months/2025-01 |
        | presentation | stack                                |
        | header       | standard                             |
        | arrangement  | groupedList                          |
        | top          | content + xl                         |
        | bottom       | safeArea + xl                        |
        | spacing      | lg                                   |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    Scenario: Every element, in Czech
      When I open "recordbook://swimming/months/2025-01" in Czech
      Then it is made of:
        """
        back
          button "2025" (label Zpět: rok 2025; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/years/2025; command recordbook show recordbook://swimming/years/2025)
        toolbar
          button (label Listopad 2024; placement trailing; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/months/2024-11; command recordbook show recordbook://swimming/months/2024-11)
          button (label Květen 2025; placement trailing; color accent.text; icon chevron.right, navigation; leads to recordbook://swimming/months/2025-05; command recordbook show recordbook://swimming/months/2025-05)
        card "Celkem" (type title; fill accent.fill)
          text "150 m" (label 150 metrů; type heroNumber)
          row (label Tréninky: 1)
            text "Tréninky" (placement leading; type body)
            text "1" (placement trailing; type body; color secondary.text)
          row (label Dny: 1)
            text "Dny" (placement leading; type body)
            text "1" (placement trailing; type body; color secondary.text)
          row (label Doba: 3 minuty)
            text "Doba" (placement leading; type body)
            text "3 min" (placement trailing; type body; color secondary.text)
        section "6. 1. 2025" (type title; fill accent.fill)
          row (label Kraul 100 metrů, 1 minuta 20,00 sekundy, 18:00; hint Ukáže úsek; fill freestyle.fill; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250106T170000Z.1; command recordbook swim segment 20250106T170000Z.1)
            text "Kraul 100 m" (placement leading; type body)
            text "1:20,00" (placement center; type time)
            text "18:00" (placement trailing; type caption; color secondary.text)
            identifier "20250106T170000Z.1" (placement trailing; type caption; color secondary.text)
            button (label Upravit styl: Kraul 100 metrů, 1 minuta 20,00 sekundy, 18:00; hint Upravit styl; placement trailing; color accent.text; icon pencil, navigation; leads to recordbook://swimming/segments/20250106T170000Z.1/edit-style; command recordbook swim edit-style 20250106T170000Z.1 STYLE)
          row (label Prsa 50 metrů, 50,00 sekundy, 18:02; hint Ukáže úsek; fill breaststroke.fill; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250106T170000Z.2; command recordbook swim segment 20250106T170000Z.2)
            text "Prsa 50 m" (placement leading; type body)
            text "50,00" (placement center; type time)
            text "18:02" (placement trailing; type caption; color secondary.text)
            identifier "20250106T170000Z.2" (placement trailing; type caption; color secondary.text)
            button (label Upravit styl: Prsa 50 metrů, 50,00 sekundy, 18:02; hint Upravit styl; placement trailing; color accent.text; icon pencil, navigation; leads to recordbook://swimming/segments/20250106T170000Z.2/edit-style; command recordbook swim edit-style 20250106T170000Z.2 STYLE)
        """

    Scenario: Every element, in English
      When I open "recordbook://swimming/months/2025-01" in English
      Then it is made of:
        """
        back
          button "2025" (label Back: year 2025; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/years/2025; command recordbook show recordbook://swimming/years/2025)
        toolbar
          button (label November 2024; placement trailing; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/months/2024-11; command recordbook show recordbook://swimming/months/2024-11)
          button (label May 2025; placement trailing; color accent.text; icon chevron.right, navigation; leads to recordbook://swimming/months/2025-05; command recordbook show recordbook://swimming/months/2025-05)
        card "Total" (type title; fill accent.fill)
          text "150 m" (label 150 meters; type heroNumber)
          row (label Swims: 1)
            text "Swims" (placement leading; type body)
            text "1" (placement trailing; type body; color secondary.text)
          row (label Days: 1)
            text "Days" (placement leading; type body)
            text "1" (placement trailing; type body; color secondary.text)
          row (label Duration: 3 minutes)
            text "Duration" (placement leading; type body)
            text "3 min" (placement trailing; type body; color secondary.text)
        section "Jan 6, 2025" (type title; fill accent.fill)
          row (label Freestyle 100 meters, 1 minute 20.00 seconds, 6:00 PM; hint Shows the segment; fill freestyle.fill; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250106T170000Z.1; command recordbook swim segment 20250106T170000Z.1)
            text "Freestyle 100 m" (placement leading; type body)
            text "1:20.00" (placement center; type time)
            text "6:00 PM" (placement trailing; type caption; color secondary.text)
            identifier "20250106T170000Z.1" (placement trailing; type caption; color secondary.text)
            button (label Edit Style: Freestyle 100 meters, 1 minute 20.00 seconds, 6:00 PM; hint Edit Style; placement trailing; color accent.text; icon pencil, navigation; leads to recordbook://swimming/segments/20250106T170000Z.1/edit-style; command recordbook swim edit-style 20250106T170000Z.1 STYLE)
          row (label Breaststroke 50 meters, 50.00 seconds, 6:02 PM; hint Shows the segment; fill breaststroke.fill; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250106T170000Z.2; command recordbook swim segment 20250106T170000Z.2)
            text "Breaststroke 50 m" (placement leading; type body)
            text "50.00" (placement center; type time)
            text "6:02 PM" (placement trailing; type caption; color secondary.text)
            identifier "20250106T170000Z.2" (placement trailing; type caption; color secondary.text)
            button (label Edit Style: Breaststroke 50 meters, 50.00 seconds, 6:02 PM; hint Edit Style; placement trailing; color accent.text; icon pencil, navigation; leads to recordbook://swimming/segments/20250106T170000Z.2/edit-style; command recordbook swim edit-style 20250106T170000Z.2 STYLE)
        """

    @doors
    Scenario Outline: A segment's style can be edited without opening the segment
      When I open "recordbook://swimming/months/2025-01" in <language>
      Then there is a button "<edit>: <segment>"
      When I press "<edit>: <segment>"
      Then the route is "recordbook://swimming/segments/20250106T170000Z.2/edit-style"

      Examples:
        | language | edit         | segment                                     |
        | Czech    | Upravit styl | Prsa 50 metrů, 50,00 sekundy, 18:02         |
        | English  | Edit Style   | Breaststroke 50 meters, 50.00 seconds, 6:02 PM |

    @doors
    Scenario: The months before and after
      When I open "recordbook://swimming/months/2025-01" in English
      And I press "May 2025"
      Then the route is "recordbook://swimming/months/2025-05"
      When I open "recordbook://swimming/months/2025-01" in English
      And I press "November 2024"
      Then the route is "recordbook://swimming/months/2024-11"

    Scenario: A month without swims
      When I open "recordbook://swimming/months/2025-02" in Czech
      Then there is a heading "Tento měsíc bez plavání"
      When I open "recordbook://swimming/months/2025-02" in English
      Then there is a heading "No swims this month"

    Scenario: What is no month
      When I open "recordbook://swimming/months/2025-13" in English
      Then it is refused, naming "month"

  Rule: A month with swims on several days shows how far each went, stroke on stroke

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                 |
        | 2025-01-06 18:00:00 +0100 | 25 m | 4 × 20.00 freestyle, rest 60, 2 × 25.00 breaststroke |
        | 2025-01-15 18:00:00 +0100 | 25 m | 8 × 20.00 freestyle                                  |
        | 2025-01-24 18:00:00 +0100 | 25 m | 6 × 25.00 breaststroke                               |

    Scenario Outline: What the picture is made of
      When I open "recordbook://swimming/months/2025-01" in <language>
      Then every chart draws what its table says
      And the chart "<title>" is:
        | chart | bars of 4: <freestyle>, <breaststroke> |
        | label | <label>                                |
      And the disclosure "<numbers>" shows:
        | day      | total   | freestyle | breaststroke |
        | <day>    | <total> | <freestyle> | <breaststroke> |
        | <first>  | 150 m   | 100 m     | 50 m         |
        | <second> | 200 m   | 200 m     | –            |
        | <third>  | 150 m   | –         | 150 m        |
      And whatever can be pressed has a label
      And every colour is in the palette

      Examples:
        | language | title               | freestyle | breaststroke | label                      | numbers    | day | total  | first        | second        | third         |
        | Czech    | Vzdálenost po dnech | Kraul     | Prsa         | Nejvíc: 15. 1. 2025, 200 m | Den po dni | Den | Celkem | 6. 1. 2025   | 15. 1. 2025   | 24. 1. 2025   |
        | English  | Distance by Day     | Freestyle | Breaststroke | Most: Jan 15, 2025, 200 m  | Day by Day | Day | Total  | Jan 6, 2025  | Jan 15, 2025  | Jan 24, 2025  |

    Scenario: What it looks like
      When I open "recordbook://swimming/months/2025-01" in English
      Then in a terminal 80 columns wide it begins:
        """
        January 2025
        ════════════

        ▌ Total
          500 m
          Swims               3
          Days                3
          Duration            8 min

        200 m ┤                                  █
              │                                  █
              │             ▓                    █                    ▓
              │             ▓                    █                    ▓
        100 m ┤             █                    █                    ▓
              │             █                    █                    ▓
              │             █                    █                    ▓
              │             █                    █                    ▓
          0 m ┤             █                    █                    ▓
              └─────────────┬───────────────┬───────────────┬────────────────┬──────────
                          Jan 6          Jan 13          Jan 20           Jan 27
        █ Freestyle   ▓ Breaststroke
        Most: Jan 15, 2025, 200 m
        """

  Rule: Swims without lengths keep the distance that their file tells

    Background:
      Given these swims were imported:
        | start                     | pool       | laps                |
        | 2025-07-04 18:00:00 +0200 | 25 m       | 4 × 20.00 freestyle |
        | 2025-07-04 08:00:00 +0200 | open water | 1500 m in 2100      |
        | 2025-07-11 08:00:00 +0200 | 25 m       | 900 m in 1500       |
        | 2025-07-20 08:00:00 +0200 | open water | 2000 m in 2700      |
        | 2025-08-02 08:00:00 +0200 | open water | 800 m in 1200       |

    Scenario: What swims without lengths look like in Czech
      When I open "recordbook://swimming/months/2025-08" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Srpen 2025
        ══════════

        ▌ Celkem
          800 m
          Tréninky             1
          Dny                  1
          Doba                 20 min
          Bez délek            1 trénink, 800 m
          V otevřené vodě, nebo hodinky délky nezaznamenaly: vzdálenost je ta ze souboru
          a rekordy ji nepočítají.

        ▌ 2. 8. 2025
          Otevřená voda 800 m            20 min  8:00  20250802T060000Z

        Zpět: rok 2025   recordbook show recordbook://swimming/years/2025
        Červenec 2025    recordbook show recordbook://swimming/months/2025-07
        """

    Scenario: What swims without lengths look like in English
      When I open "recordbook://swimming/months/2025-07" in English
      Then in a terminal 80 columns wide it reads:
        """
        July 2025
        ═════════

        ▌ Total
          4,500 m
          Swims                  4
          Days                   3
          Duration               1 h 46 min
          Without Lengths        3 swims, 4,400 m
          In open water, or the watch recorded no lengths: the distance comes from the
          file and does not count for records.

        2,000 m ┤                                            ▓
                │                                            ▓
                │        ▓                                   ▓
                │        ▓                                   ▓
        1,000 m ┤        ▓                                   ▓
                │        ▓               ▓                   ▓
                │        ▓               ▓                   ▓
                │        ▓               ▓                   ▓
            0 m ┤        █               ▓                   ▓
                └───────────────┬──────────────┬───────────────┬───────────────┬────────
                              Jul 7         Jul 14          Jul 21          Jul 28
        █ Freestyle   ▓ Without Lengths
        Most: Jul 20, 2025, 2,000 m

        ▌ Jul 20, 2025
          Open Water 2,000 m               45 min  8:00 AM  20250720T060000Z

        ▌ Jul 11, 2025
          Without Lengths 900 m            25 min  8:00 AM  20250711T060000Z

        ▌ Jul 4, 2025
          Open Water 1,500 m               35 min  8:00 AM  20250704T060000Z
          Freestyle 100 m                 1:20.00  6:00 PM  20250704T160000Z.1

        Shows the segment   recordbook swim segment 20250704T160000Z.1
        Edit Style          recordbook swim edit-style 20250704T160000Z.1 STYLE
        Back: year 2025     recordbook show recordbook://swimming/years/2025
        August 2025         recordbook show recordbook://swimming/months/2025-08
        """

    Scenario Outline: The day's picture has them as well
      When I open "recordbook://swimming/months/2025-07" in <language>
      Then the disclosure "<numbers>" shows:
        | day      | total   | freestyle   | without          |
        | <day>    | <total> | <freestyle> | <without>        |
        | <first>  | <sum>   | 100 m       | <lake>           |
        | <second> | 900 m   | –           | 900 m            |
        | <third>  | <sea>   | –           | <sea>            |
      And whatever can be pressed has a label
      And every colour is in the palette

      Examples:
        | language | numbers    | day | total  | freestyle | without         | first       | second       | third        | sum     | lake    | sea     |
        | Czech    | Den po dni | Den | Celkem | Kraul     | Bez délek       | 4. 7. 2025  | 11. 7. 2025  | 20. 7. 2025  | 1 600 m | 1 500 m | 2 000 m |
        | English  | Day by Day | Day | Total  | Freestyle | Without Lengths | Jul 4, 2025 | Jul 11, 2025 | Jul 20, 2025 | 1,600 m | 1,500 m | 2,000 m |

    @doors
    Scenario: Taken out of the book they count no longer
      When I remove the swim "20250802T060000Z"
      And I open "recordbook://swimming/months/2025-08" in English
      Then there is a heading "No swims this month"
