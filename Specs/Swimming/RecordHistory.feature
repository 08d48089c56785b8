@screen:swimming/records/STYLE/DISTANCE
Feature: Record History
  All attempts at one style and distance on one course: one attempt a segment, grouped by local day, the newest day
  first. A day shows its best time and opens to its attempts; each attempt leads to its segment. The best of a day has an
  outlined medal; gold is for the record itself, which would drown among a hundred golden days.
  On a page a day is a card that its attempts open in, with its date as a heading. Links are called by what is seen in
  them, so that a voice can follow them: a time is told as it is written, with what the medal means behind it. Without
  attempts the page shows the style's figure; the way on is the way back. Official results at the same stand before the
  days.

  Rule: Progress of the record
    From five clean attempts on a picture shows how the record came down: every attempt as a dot, the record as a step
    line in the colour of the style. What is to be seen is also told in words, and the record's steps stand in a table.

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                          |
        | 2025-03-01 18:00:00 +0100 | 25 m | 2 × 20.00 freestyle                           |
        | 2025-03-08 18:00:00 +0100 | 25 m | 2 × 19.00 freestyle, rest 60, 2 × 21.00 freestyle |
        | 2025-04-05 18:00:00 +0200 | 25 m | 2 × 19.50 freestyle                           |
        | 2025-05-10 18:00:00 +0200 | 25 m | 2 × 18.00 freestyle                           |

    @doors
    Scenario: The picture in a terminal, in Czech
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kraul 50 m
        ══════════
        Bazén 25 m

        42 s ┤       ⠈
             │
             │
             │
        40 s ┤━━━━━━━┓
             │       ┃
             │       ┃                             ⠂
             │       ┃
        38 s ┤       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
             │                                                                         ┃
             │                                                                         ┃
             │                                                                         ┃
        36 s ┤                                                                         ┗
             └──┬──────────────┬─────────────┬──────────────┬──────────────┬────────────
              3. 3.         17. 3.        31. 3.         14. 4.         28. 4.
        5 pokusů od 1. 3. 2025: rekord se zlepšil ze 40,00 na 36,00, naposledy 10. 5.
        2025
        Níže je lépe.

        10. 5. 2025  ★ 36,00  1 pokus
          ★ 36,00  18:00  délky 1–2  20250510T160000Z.1

        5. 4. 2025   ☆ 39,00  1 pokus
          ☆ 39,00  18:00  délky 1–2  20250405T160000Z.1

        8. 3. 2025   ☆ 38,00  2 pokusy
          ☆ 38,00  18:00  délky 1–2  20250308T170000Z.1
            42,00  18:01  délky 3–4  20250308T170000Z.2

        1. 3. 2025   ☆ 40,00  1 pokus
          ☆ 40,00  18:00  délky 1–2  20250301T170000Z.1

        Ukáže úsek            recordbook swim segment 20250510T160000Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        Po sezonách           recordbook swim event freestyle 50 --course scm
        """

    Scenario: The picture in a terminal, in English
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════
        25 m pool

        42 s ┤       ⠈
             │
             │
             │
        40 s ┤━━━━━━━┓
             │       ┃
             │       ┃                             ⠂
             │       ┃
        38 s ┤       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
             │                                                                         ┃
             │                                                                         ┃
             │                                                                         ┃
        36 s ┤                                                                         ┗
             └──┬──────────────┬─────────────┬──────────────┬──────────────┬────────────
              Mar 3         Mar 17        Mar 31         Apr 14         Apr 28
        5 attempts since Mar 1, 2025: the record came down from 40.00 to 36.00, last on
        May 10, 2025
        Lower is better.

        May 10, 2025  ★ 36.00  1 attempt
          ★ 36.00  6:00 PM  laps 1–2  20250510T160000Z.1

        Apr 5, 2025   ☆ 39.00  1 attempt
          ☆ 39.00  6:00 PM  laps 1–2  20250405T160000Z.1

        Mar 8, 2025   ☆ 38.00  2 attempts
          ☆ 38.00  6:00 PM  laps 1–2  20250308T170000Z.1
            42.00  6:01 PM  laps 3–4  20250308T170000Z.2

        Mar 1, 2025   ☆ 40.00  1 attempt
          ☆ 40.00  6:00 PM  laps 1–2  20250301T170000Z.1

        Shows the segment    recordbook swim segment 20250510T160000Z.1
        Back: Records Book   recordbook swim records --course scm
        By Season            recordbook swim event freestyle 50 --course scm
        """

    Scenario: What the picture is made of
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then every chart draws what its table says
      And the chart "Progress of the Record" is:
        | chart | progress of 5, less is better                                                             |
        | color | freestyle.text                                                                            |
        | label | 5 attempts since Mar 1, 2025: the record came down from 40.00 to 36.00, last on May 10, 2025 |
      And the chart "Progress of the Record" shows these points:
        | day          | time  | record |
        | Mar 1, 2025  | 40.00 | yes    |
        | Mar 8, 2025  | 38.00 | yes    |
        | Mar 8, 2025  | 42.00 | no     |
        | Apr 5, 2025  | 39.00 | no     |
        | May 10, 2025 | 36.00 | yes    |
      And the screen is:
        | leading pane | 25 m pool, Progress of the Record |
      And the disclosure "Records over Time" shows:
        | Day          | Record |
        | Day          | Record |
        | Mar 1, 2025  | 40.00  |
        | Mar 8, 2025  | 38.00  |
        | May 10, 2025 | 36.00  |
      And whatever can be pressed has a label
      And every colour is in the palette

  Rule: An attempt far from the others does not flatten them

    Scenario: It is marked at the picture's edge, and told
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-03-01 18:00:00 +0100 | 25 m | 2 × 19.00 freestyle |
        | 2025-03-08 18:00:00 +0100 | 25 m | 2 × 18.80 freestyle |
        | 2025-03-15 18:00:00 +0100 | 25 m | 2 × 19.30 freestyle |
        | 2025-03-22 18:00:00 +0100 | 25 m | 2 × 78.00 freestyle |
        | 2025-03-29 18:00:00 +0100 | 25 m | 2 × 19.10 freestyle |
        | 2025-04-05 18:00:00 +0200 | 25 m | 2 × 18.60 freestyle |
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then in a terminal 80 columns wide it begins:
        """
        Freestyle 50 m
        ══════════════
        25 m pool

        39.0 s ┤                                           ▲
               │
               │                            ⠠
        38.5 s ┤
               │
               │                                                         ⠁
        38.0 s ┤━━━━━━━━━━━━━━┓
               │              ┃
               │              ┃
        37.5 s ┤              ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
               │                                                                       ┃
               │                                                                       ┗
        37.0 s ┤
               └────┬─────────────┬─────────────┬──────────────┬─────────────┬──────────
                  Mar 3        Mar 10        Mar 17         Mar 24        Mar 31
        6 attempts since Mar 1, 2025: the record came down from 38.00 to 37.20, last on
        Apr 5, 2025
        Lower is better. Beyond the picture: 2:36.00 (Mar 22, 2025).
        """

  Rule: Days and their attempts

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                          |
        | 2025-04-28 18:00:00 +0200 | 25 m | 4 × 20.00 freestyle                                           |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 19.00 freestyle, rest 60, 4 × 18.255 freestyle, rest 60, 2 × 21.00 freestyle |

    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/records/freestyle/50?course=scm" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kraul 50 m
        ══════════
        Bazén 25 m

        2. 5. 2025   ★ 36,51  3 pokusy
            38,00  16:35  délky 1–2  20250502T143500Z.1
          ★ 36,51  16:36  délky 3–4  20250502T143500Z.2
            42,00  16:38  délky 7–8  20250502T143500Z.3

        28. 4. 2025  ☆ 40,00  1 pokus
          ☆ 40,00  18:00  délky 1–2  20250428T160000Z.1

        Ukáže úsek            recordbook swim segment 20250502T143500Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        Po sezonách           recordbook swim event freestyle 50 --course scm
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════
        25 m pool

        May 2, 2025   ★ 36.51  3 attempts
            38.00  4:35 PM  laps 1–2  20250502T143500Z.1
          ★ 36.51  4:36 PM  laps 3–4  20250502T143500Z.2
            42.00  4:38 PM  laps 7–8  20250502T143500Z.3

        Apr 28, 2025  ☆ 40.00  1 attempt
          ☆ 40.00  6:00 PM  laps 1–2  20250428T160000Z.1

        Shows the segment    recordbook swim segment 20250502T143500Z.1
        Back: Records Book   recordbook swim records --course scm
        By Season            recordbook swim event freestyle 50 --course scm
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/records/freestyle/100?course=scm" in Czech
      Then the screen is:
        | title        | Kraul 100 m                                            |
        | route        | recordbook://swimming/records/freestyle/100?course=scm |
        | presentation | stack                                                  |
        | header       | standard                                               |
        | header fill  | freestyle.fill                                         |
        | arrangement  | groupedList                                            |
        | top          | content + xl                                           |
        | bottom       | safeArea + xl                                          |
        | spacing      | md                                                     |
      And the content is, in order:
        | role       | text       |
        | text       | Bazén 25 m |
        | disclosure | 2. 5. 2025 |
        | disclosure | 28. 4. 2025 |

    Scenario: Every element, in Czech
      When I open "recordbook://swimming/records/freestyle/100" in Czech
      Then it is made of:
        """
        back
          button "Kniha rekordů" (label Zpět: Kniha rekordů; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records?course=scm; command recordbook swim records --course scm)
        toolbar
          button "Po sezonách" (placement trailing; type body; color accent.text; leads to recordbook://swimming/events/freestyle/100?course=scm; command recordbook swim event freestyle 100 --course scm)
        text "Bazén 25 m" (type caption; color secondary.text)
        disclosure (label 2. května 2025, rekord 1 minuta 13,02 sekundy, 1 pokus; hint Ukáže pokusy toho dne; on no; fill freestyle.fill)
          row
            heading "2. 5. 2025" (placement leading; type body)
            badge "1:13,02" (label rekord 1:13,02; placement center; type number; color best.onFill; fill best.fill; icon medal.fill, navigation)
            text "1 pokus" (placement trailing; type caption; color secondary.text)
          row (label 1 minuta 13,02 sekundy, 16:36, rekord; hint Ukáže úsek; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250502T143500Z.2; command recordbook swim segment 20250502T143500Z.2)
            text "1:13,02" (label 1:13,02, rekord; placement leading; type time; icon medal.fill, navigation)
            text "16:36" (placement center; type caption; color secondary.text)
            text "délky 3–6" (type caption; color secondary.text)
            identifier "20250502T143500Z.2" (placement trailing; type caption; color secondary.text)
        disclosure (label 28. dubna 2025, nejlepší čas 1 minuta 20,00 sekundy, 1 pokus; hint Ukáže pokusy toho dne; on no; fill freestyle.fill)
          row
            heading "28. 4. 2025" (placement leading; type body)
            badge "1:20,00" (label nejlepší čas 1:20,00; placement center; type number; icon medal, navigation)
            text "1 pokus" (placement trailing; type caption; color secondary.text)
          row (label 1 minuta 20,00 sekundy, 18:00, nejlepší toho dne; hint Ukáže úsek; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250428T160000Z.1; command recordbook swim segment 20250428T160000Z.1)
            text "1:20,00" (label 1:20,00, nejlepší toho dne; placement leading; type time; icon medal, navigation)
            text "18:00" (placement center; type caption; color secondary.text)
            text "délky 1–4" (type caption; color secondary.text)
            identifier "20250428T160000Z.1" (placement trailing; type caption; color secondary.text)
        """

    Scenario: Every element, in English
      When I open "recordbook://swimming/records/freestyle/100" in English
      Then it is made of:
        """
        back
          button "Records Book" (label Back: Records Book; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records?course=scm; command recordbook swim records --course scm)
        toolbar
          button "By Season" (placement trailing; type body; color accent.text; leads to recordbook://swimming/events/freestyle/100?course=scm; command recordbook swim event freestyle 100 --course scm)
        text "25 m pool" (type caption; color secondary.text)
        disclosure (label May 2, 2025, record 1 minute 13.02 seconds, 1 attempt; hint Shows the attempts of that day; on no; fill freestyle.fill)
          row
            heading "May 2, 2025" (placement leading; type body)
            badge "1:13.02" (label record 1:13.02; placement center; type number; color best.onFill; fill best.fill; icon medal.fill, navigation)
            text "1 attempt" (placement trailing; type caption; color secondary.text)
          row (label 1 minute 13.02 seconds, 4:36 PM, record; hint Shows the segment; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250502T143500Z.2; command recordbook swim segment 20250502T143500Z.2)
            text "1:13.02" (label 1:13.02, record; placement leading; type time; icon medal.fill, navigation)
            text "4:36 PM" (placement center; type caption; color secondary.text)
            text "laps 3–6" (type caption; color secondary.text)
            identifier "20250502T143500Z.2" (placement trailing; type caption; color secondary.text)
        disclosure (label April 28, 2025, best time 1 minute 20.00 seconds, 1 attempt; hint Shows the attempts of that day; on no; fill freestyle.fill)
          row
            heading "Apr 28, 2025" (placement leading; type body)
            badge "1:20.00" (label best time 1:20.00; placement center; type number; icon medal, navigation)
            text "1 attempt" (placement trailing; type caption; color secondary.text)
          row (label 1 minute 20.00 seconds, 6:00 PM, best of the day; hint Shows the segment; icon chevron.right, navigation; leads to recordbook://swimming/segments/20250428T160000Z.1; command recordbook swim segment 20250428T160000Z.1)
            text "1:20.00" (label 1:20.00, best of the day; placement leading; type time; icon medal, navigation)
            text "6:00 PM" (placement center; type caption; color secondary.text)
            text "laps 1–4" (type caption; color secondary.text)
            identifier "20250428T160000Z.1" (placement trailing; type caption; color secondary.text)
        """

    Scenario: A day is closed at first and says its date, best time and number of attempts
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      Then the disclosure "2. 5. 2025" is:
        | on    | no                                                                |
        | label | 2. května 2025, rekord 36,51 sekundy, 3 pokusy                    |
        | hint  | Ukáže pokusy toho dne                                             |
        | fill  | freestyle.fill                                                    |
      And the cells of the row "2. 5. 2025" are:
        | role    | text       | placement | type    | color            | fill           | icon                   |
        | heading | 2. 5. 2025 | leading   | body    |                  |                |                        |
        | badge   | 36,51      | center    | number  | best.onFill      | best.fill      | medal.fill, navigation |
        | text    | 3 pokusy   | trailing  | caption | secondary.text   |                |                        |
      And the disclosure "28. 4. 2025" is:
        | label | 28. dubna 2025, nejlepší čas 40,00 sekundy, 1 pokus |

    Scenario: Attempts are in the order swum, one a segment, with its best window; the day's best and the record are marked
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      Then the disclosure "2. 5. 2025" shows:
        | time  | clock | laps      | segment            |
        | 38,00 | 16:35 | délky 1–2 | 20250502T143500Z.1 |
        | 36,51 | 16:36 | délky 3–4 | 20250502T143500Z.2 |
        | 42,00 | 16:38 | délky 7–8 | 20250502T143500Z.3 |
      And the row "20250502T143500Z.2" is:
        | label    | 36,51 sekundy, 16:36, rekord                             |
        | hint     | Ukáže úsek                                               |
        | icon     | chevron.right, navigation                                |
        | leads to | recordbook://swimming/segments/20250502T143500Z.2        |
        | command  | recordbook swim segment 20250502T143500Z.2                    |
      And the cells of the row "20250502T143500Z.2" are:
        | role       | text               | placement | type    | color          | icon                   |
        | text       | 36,51              | leading   | time    |                | medal.fill, navigation |
        | text       | 16:36              | center    | caption | secondary.text |                        |
        | text       | délky 3–4          |           | caption | secondary.text |                        |
        | identifier | 20250502T143500Z.2 | trailing  | caption | secondary.text |                        |
      And the row "20250502T143500Z.1" is:
        | label | 38,00 sekundy, 16:35 |

    Scenario: The same in English
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then the title is "Freestyle 50 m"
      And the disclosure "May 2, 2025" is:
        | label | May 2, 2025, record 36.51 seconds, 3 attempts    |
        | hint  | Shows the attempts of that day                   |
      And the disclosure "May 2, 2025" shows:
        | time  | clock   | laps     | segment            |
        | 38.00 | 4:35 PM | laps 1–2 | 20250502T143500Z.1 |
        | 36.51 | 4:36 PM | laps 3–4 | 20250502T143500Z.2 |
        | 42.00 | 4:38 PM | laps 7–8 | 20250502T143500Z.3 |
      And the row "20250502T143500Z.2" is:
        | label | 36.51 seconds, 4:36 PM, record          |
        | hint  | Shows the segment                       |

    @doors
    Scenario: Back to the book, on the same course
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      Then the toolbar is:
        | placement | text        | leads to                                                      |
        | trailing  | Po sezonách | recordbook://swimming/events/freestyle/50?course=scm |
      And the way back is:
        | placement | text          | label               | icon                     | leads to                                 |
        | leading   | Kniha rekordů | Zpět: Kniha rekordů | chevron.left, navigation | recordbook://swimming/records?course=scm |
      When I press "Zpět: Kniha rekordů"
      Then the title is "Kniha rekordů"

    @doors
    Scenario: An attempt leads to its segment
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      And I press "20250502T143500Z.3"
      Then the route is "recordbook://swimming/segments/20250502T143500Z.3"

    Scenario: Everything can be reached and named
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      Then whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

  Rule: Suspicious attempts are marked and never the day's best

    Scenario Outline: A lap faster than anyone swims
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.00 freestyle, 1 × 20.00 freestyle, rest 60, 2 × 21.00 freestyle |
      When I open "recordbook://swimming/records/freestyle/50" in <language>
      Then the disclosure "<day>" shows:
        | time  | clock  | laps     | segment            | mark   |
        | <29>  | <1635> | <1–2>    | 20250502T143500Z.1 | <mark> |
        | <42>  | <1636> | <3–4>    | 20250502T143500Z.2 |        |
      And the row "20250502T143500Z.1" is:
        | label | <label> |
      And the badge "<mark>" is:
        | fill  | warning.fill                                 |
        | color | warning.onFill                               |
        | icon  | exclamationmark.triangle.fill, navigation    |
      And the badge "<42>" is:
        | icon | medal.fill, navigation |

      Examples:
        | language | day         | 29    | 42    | 1635    | 1636    | 1–2       | 3–4       | mark       | label                            |
        | Czech    | 2. 5. 2025  | 29,00 | 42,00 | 16:35   | 16:36   | délky 1–2 | délky 3–4 | Podezřelé  | 29,00 sekundy, 16:35, podezřelé  |
        | English  | May 2, 2025 | 29.00 | 42.00 | 4:35 PM | 4:36 PM | laps 1–2  | laps 3–4  | Suspicious | 29.00 seconds, 4:35 PM, suspicious |

    Scenario: A day without a clean attempt has no best time
      Given these swims were imported:
        | start                     | pool | laps                                   |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.00 freestyle, 1 × 20.00 freestyle |
      When I open "recordbook://swimming/records/freestyle/50" in Czech
      Then the disclosure "2. 5. 2025" is:
        | label | 2. května 2025, 1 pokus |
      And the cells of the row "2. 5. 2025" are:
        | role    | text       |
        | heading | 2. 5. 2025 |
        | text    | –          |
        | text    | 1 pokus    |

  Rule: Nothing to show

    Scenario Outline: No attempt at this distance
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
      When I open "recordbook://swimming/records/butterfly/600" in <language>
      Then the title is "<title>"
      And in a terminal 80 columns wide it reads:
        """
        <title>
        <rule>

        <text>

        <back>   recordbook swim records --course scm
        <season>
        """

      Examples:
        | language | title           | rule            | text                               | back                | season                                                                 |
        | Czech    | Motýl 600 m     | ═══════════     | Žádné záznamy pro tuto vzdálenost  | Zpět: Kniha rekordů | Po sezonách           recordbook swim event butterfly 600 --course scm |
        | English  | Butterfly 600 m | ═══════════════ | No attempts at this distance       | Back: Records Book  | By Season            recordbook swim event butterfly 600 --course scm  |

    Scenario Outline: A style or distance that does not exist is refused, naming what does
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
      When I open "recordbook://swimming/records/<style>/<distance>" in English
      Then it is refused, naming "<valid>"

      Examples:
        | style     | distance | valid        |
        | doggy     | 50       | breaststroke |
        | drill     | 50       | butterfly    |
        | freestyle | 75       | 600          |
        | freestyle | far      | distance     |

  Rule: The records beside it
    Where there is room for both, from 1,024 points on, the list of records stands beside the history: the next one is a
    press away. A terminal, a telephone and paper show the history alone, and so do the pages of an exported book.

    Scenario Outline: The record whose history is shown is on
      Given these swims were imported:
        | start                     | pool | laps                                           |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle, rest 60, 2 × 24.00 butterfly |
      When I open "<route>" in <language>
      Then beside it stands "<title>" of "recordbook://swimming/records?course=scm":
        | label       | on  | leads to                                                  |
        | <50>        | yes | recordbook://swimming/records/freestyle/50?course=scm     |
        | <100>       |     | recordbook://swimming/records/freestyle/100?course=scm    |
        | <butterfly> |     | recordbook://swimming/records/butterfly/50?course=scm     |

      Examples:
        | language | route                                                 | title         | butterfly | 50 | 100 |
        | Czech    | recordbook://swimming/records/freestyle/50            | Kniha rekordů | Motýl 50 metrů, 48,00 sekundy, 2. května 2025 | Kraul 50 metrů, 40,00 sekundy, 2. května 2025 | Kraul 100 metrů, 1 minuta 20,00 sekundy, 2. května 2025 |
        | English  | recordbook://swimming/records/freestyle/50?course=scm | Records Book  | Butterfly 50 meters, 48.00 seconds, May 2, 2025 | Freestyle 50 meters, 40.00 seconds, May 2, 2025 | Freestyle 100 meters, 1 minute 20.00 seconds, May 2, 2025 |

  Rule: A distance that was swum in several pools

    Background:
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle |
        | 2025-05-08 18:00:00 +0200 | 50 m | 1 × 42.00 freestyle |

    @doors
    Scenario: It tells the other pools, and leads there
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then the radio-group "Pool" shows:
        | pool | chosen |
        | 50 m | on     |
        | 25 m | off    |

    Scenario: Where nothing was swum in the latest pool, it tells where there is something
      When I open "recordbook://swimming/records/freestyle/100" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kraul 100 m
        ═══════════

        Žádné záznamy pro tuto vzdálenost

        Bazén
          (•) 50 m   recordbook swim history freestyle 100 --course lcm
          ( ) 25 m   recordbook swim history freestyle 100 --course scm

        Zpět: Kniha rekordů   recordbook swim records --course lcm
        Po sezonách           recordbook swim event freestyle 100 --course lcm
        """

  Rule: Official results

    Background:
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
      And these official results were entered:
        | day        | meet     | city  | course | style     | distance | time  |
        | 2025-05-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.50 |
        | 2025-05-20 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.40 |
        | 2025-05-20 | Club Cup | Plzeň | scm    | freestyle | 100      | 79.40 |
        | 2025-05-20 | Club Cup | Plzeň | lcm    | freestyle | 50       | 37.40 |

    @doors
    Scenario: They stand before the days, in Czech
      When I open "recordbook://swimming/records/freestyle/50?course=scm" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kraul 50 m
        ══════════

        Bazén
          ( ) 50 m   recordbook swim history freestyle 50 --course lcm
          (•) 25 m   recordbook swim history freestyle 50 --course scm

        ▌ Závody
          Kraul 50 m  36,40  20. 5. 2025, oficiálně, Club Cup
          Kraul 50 m  36,50  8. 5. 2025, oficiálně, Club Cup

        2. 5. 2025  ★ 40,00  1 pokus
             ★ 40,00  16:35  délky 1–2                         20250502T143500Z.1

        Ukáže závody          recordbook swim meets
        Ukáže úsek            recordbook swim segment 20250502T143500Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        Po sezonách           recordbook swim event freestyle 50 --course scm
        """

    Scenario: They stand before the days, in English
      When I open "recordbook://swimming/records/freestyle/50?course=scm" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════

        Pool
          ( ) 50 m   recordbook swim history freestyle 50 --course lcm
          (•) 25 m   recordbook swim history freestyle 50 --course scm

        ▌ Meets
          Freestyle 50 m    36.40  May 20, 2025, official, Club Cup
          Freestyle 50 m    36.50  May 8, 2025, official, Club Cup

        May 2, 2025  ★ 40.00  1 attempt
                 ★ 40.00  4:35 PM  laps 1–2                          20250502T143500Z.1

        Shows the meets      recordbook swim meets
        Shows the segment    recordbook swim segment 20250502T143500Z.1
        Back: Records Book   recordbook swim records --course scm
        By Season            recordbook swim event freestyle 50 --course scm
        """

    Scenario: A pool of nothing but official results
      When I open "recordbook://swimming/records/freestyle/50?course=lcm" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════

        Pool
          (•) 50 m   recordbook swim history freestyle 50 --course lcm
          ( ) 25 m   recordbook swim history freestyle 50 --course scm

        ▌ Meets
          Freestyle 50 m  37.40  May 20, 2025, official, Club Cup

        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records --course lcm
        By Season            recordbook swim event freestyle 50 --course lcm
        """

    Scenario: Only those since a day
      When I open "recordbook://swimming/records/freestyle/50?course=scm&since=2025-05-10" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════

        Pool
          ( ) 50 m   recordbook swim history freestyle 50 --course lcm
          (•) 25 m   recordbook swim history freestyle 50 --course scm

        ▌ Meets
          Freestyle 50 m  36.40  May 20, 2025, official, Club Cup

        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records --course scm
        By Season            recordbook swim event freestyle 50 --course scm
        """

  Rule: Nothing but official results, in one pool

    Scenario: The pool is said
      Given these official results were entered:
        | day        | meet     | city  | course | style     | distance | time  |
        | 2025-05-20 | Club Cup | Plzeň | lcm    | freestyle | 50       | 37.40 |
      When I open "recordbook://swimming/records/freestyle/50" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════
        50 m pool

        ▌ Meets
          Freestyle 50 m  37.40  May 20, 2025, official, Club Cup

        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records --course lcm
        By Season            recordbook swim event freestyle 50 --course lcm
        """
      When I open "recordbook://swimming/progress?course=lcm" in English
      Then there is a heading "No Swims"
