@screen:swimming/segments/SEGMENT
Feature: Segment Detail
  One unbroken swim, wall to wall: how fast it was, the swim it is part of, its laps, and what looks wrong in them.
  From here its style can be edited. Back leads to the Records Book on its course, since a deep link has no history.

  The time stands first, in a card with the colour of its style. What a card opens stays in it: chart, table and notes of
  the laps. Columns of the table stand beside each other however wide the page is; on a telephone a note has a line of
  its own below its lap.

  Rule: A plain segment

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                  | device  |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 18.255 freestyle, rest 60, 2 × 24.00 breaststroke | Hodinky |

    @doors
    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        2. 5. 2025 16:35
        ════════════════

        ▌ Kraul 100 m
          1:13,02
          Tempo 36,51 / 50 m, 1:13,02 / 100 m

        Trénink
          Bazén 25 m
          Začátek     2. 5. 2025 16:35
          Doba        3 min
          Vzdálenost  150 m
          Zdroj       Hodinky

        Délky
          4 délky
          Délka    Čas  Styl
              1  18,25  Kraul
              2  18,25  Kraul
              3  18,25  Kraul
              4  18,25  Kraul
          Celkem 1:13,00: délky jsou oříznuty na setiny, bez chvilek mezi nimi.

        Mezičasy   recordbook swim splits 20250502T143500Z.1

        Zpět: Kniha rekordů   recordbook swim records --course scm
        Upravit styl          recordbook swim edit-style 20250502T143500Z.1 STYLE
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then in a terminal 80 columns wide it reads:
        """
        May 2, 2025, 4:35 PM
        ════════════════════

        ▌ Freestyle 100 m
          1:13.02
          Pace 36.51 / 50 m, 1:13.02 / 100 m

        Swim
          25 m pool
          Start     May 2, 2025, 4:35 PM
          Duration  3 min
          Distance  150 m
          Source    Hodinky

        Laps
          4 laps
          Lap   Time  Style
            1  18.25  Freestyle
            2  18.25  Freestyle
            3  18.25  Freestyle
            4  18.25  Freestyle
          Total 1:13.00: laps are truncated to hundredths, without the moments between
          them.

        Splits   recordbook swim splits 20250502T143500Z.1

        Back: Records Book   recordbook swim records --course scm
        Edit Style           recordbook swim edit-style 20250502T143500Z.1 STYLE
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then the screen is:
        | title        | 2. 5. 2025 16:35                                  |
        | route        | recordbook://swimming/segments/20250502T143500Z.1 |
        | presentation | stack                                             |
        | header       | standard                                          |
        | arrangement  | cards                                             |
        | top          | content + xl                                      |
        | bottom       | safeArea + xl                                     |
        | spacing      | md                                                |
        | leading pane | Kraul 100 m, Trénink                              |
      And the content is, in order:
        | role       | text        |
        | card       | Kraul 100 m |
        | card       | Trénink     |
        | disclosure | Délky       |
        | button     | Mezičasy    |

    Scenario: Every element, in Czech
      When I open "recordbook://swimming/segments/20250502T143500Z.2" in Czech
      Then it is made of:
        """
        back
          button "Kniha rekordů" (label Zpět: Kniha rekordů; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records?course=scm; command recordbook swim records --course scm)
        toolbar
          button "Upravit styl" (placement trailing; type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.2/edit-style; command recordbook swim edit-style 20250502T143500Z.2 STYLE)
        card "Prsa 50 m" (label Prsa 50 metrů; type title; fill breaststroke.fill; icon figure.pool.swim.breaststroke, featured)
          text "48,00" (label 48,00 sekundy; type heroNumber)
          text "Tempo 48,00 / 50 m, 1:36,00 / 100 m" (label Tempo 48,00 sekundy / 50 metrů, 1 minuta 36,00 sekundy / 100 metrů; type body; color secondary.text)
        card "Trénink" (type title)
          badge "Bazén 25 m" (type caption; color accent.onFill; fill accent.fill)
          row (label Začátek: 2. května 2025 v 16:35)
            text "Začátek" (placement leading; type body)
            text "2. 5. 2025 16:35" (placement trailing; type body; color secondary.text)
          row (label Doba: 3 minuty)
            text "Doba" (placement leading; type body)
            text "3 min" (placement trailing; type body; color secondary.text)
          row (label Vzdálenost: 150 metrů)
            text "Vzdálenost" (placement leading; type body)
            text "150 m" (placement trailing; type body; color secondary.text)
          row (label Zdroj: Hodinky)
            text "Zdroj" (placement leading; type body)
            text "Hodinky" (placement trailing; type body; color secondary.text)
        disclosure (label 2 délky; hint Ukáže jednotlivé délky; on yes)
          heading "Délky" (type title)
          table "2 délky" (type caption)
            tableHeader
              text "Délka" (placement trailing; type caption; color secondary.text)
              text "Čas" (placement trailing; type caption; color secondary.text)
              text "Styl" (placement leading; type caption; color secondary.text)
            tableRow (label délka 5, 24,00 sekundy, Prsa)
              text "5" (placement trailing; type body)
              text "24,00" (placement trailing; type time)
              text "Prsa" (placement leading; type body; fill breaststroke.fill)
            tableRow (label délka 6, 24,00 sekundy, Prsa)
              text "6" (placement trailing; type body)
              text "24,00" (placement trailing; type time)
              text "Prsa" (placement leading; type body; fill breaststroke.fill)
        """

    Scenario: Every element, in English
      When I open "recordbook://swimming/segments/20250502T143500Z.2" in English
      Then it is made of:
        """
        back
          button "Records Book" (label Back: Records Book; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records?course=scm; command recordbook swim records --course scm)
        toolbar
          button "Edit Style" (placement trailing; type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.2/edit-style; command recordbook swim edit-style 20250502T143500Z.2 STYLE)
        card "Breaststroke 50 m" (label Breaststroke 50 meters; type title; fill breaststroke.fill; icon figure.pool.swim.breaststroke, featured)
          text "48.00" (label 48.00 seconds; type heroNumber)
          text "Pace 48.00 / 50 m, 1:36.00 / 100 m" (label Pace 48.00 seconds / 50 meters, 1 minute 36.00 seconds / 100 meters; type body; color secondary.text)
        card "Swim" (type title)
          badge "25 m pool" (type caption; color accent.onFill; fill accent.fill)
          row (label Start: May 2, 2025 at 4:35 PM)
            text "Start" (placement leading; type body)
            text "May 2, 2025, 4:35 PM" (placement trailing; type body; color secondary.text)
          row (label Duration: 3 minutes)
            text "Duration" (placement leading; type body)
            text "3 min" (placement trailing; type body; color secondary.text)
          row (label Distance: 150 meters)
            text "Distance" (placement leading; type body)
            text "150 m" (placement trailing; type body; color secondary.text)
          row (label Source: Hodinky)
            text "Source" (placement leading; type body)
            text "Hodinky" (placement trailing; type body; color secondary.text)
        disclosure (label 2 laps; hint Shows the single laps; on yes)
          heading "Laps" (type title)
          table "2 laps" (type caption)
            tableHeader
              text "Lap" (placement trailing; type caption; color secondary.text)
              text "Time" (placement trailing; type caption; color secondary.text)
              text "Style" (placement leading; type caption; color secondary.text)
            tableRow (label lap 5, 24.00 seconds, Breaststroke)
              text "5" (placement trailing; type body)
              text "24.00" (placement trailing; type time)
              text "Breaststroke" (placement leading; type body; fill breaststroke.fill)
            tableRow (label lap 6, 24.00 seconds, Breaststroke)
              text "6" (placement trailing; type body)
              text "24.00" (placement trailing; type time)
              text "Breaststroke" (placement leading; type body; fill breaststroke.fill)
        """

    Scenario: The performance card is featured, its time a hero number
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then the card "Kraul 100 m" is:
        | type  | title                                |
        | label | Kraul 100 metrů                      |
        | fill  | freestyle.fill                       |
        | icon  | figure.pool.swim.freestyle, featured |
      And the card "Kraul 100 m" shows:
        | text                                |
        | 1:13,02                             |
        | Tempo 36,51 / 50 m, 1:13,02 / 100 m |
      And the text "1:13,02" is:
        | type  | heroNumber             |
        | label | 1 minuta 13,02 sekundy |
      And the text "Tempo 36,51 / 50 m, 1:13,02 / 100 m" is:
        | type  | body                                                                |
        | color | secondary.text                                                      |
        | label | Tempo 36,51 sekundy / 50 metrů, 1 minuta 13,02 sekundy / 100 metrů |

    Scenario: The swim card says when, how long, how far, where and recorded by what
      When I open "recordbook://swimming/segments/20250502T143500Z.2" in Czech
      Then the card "Trénink" shows:
        | name       | value            |
        | Bazén 25 m |                  |
        | Začátek    | 2. 5. 2025 16:35 |
        | Doba       | 3 min            |
        | Vzdálenost | 150 m            |
        | Zdroj      | Hodinky          |
      And the badge "Bazén 25 m" is:
        | type  | caption       |
        | color | accent.onFill |
        | fill  | accent.fill   |
      And the row "Začátek" is:
        | label | Začátek: 2. května 2025 v 16:35 |
      And the row "Doba" is:
        | label | Doba: 3 minuty |
      And the row "Vzdálenost" is:
        | label | Vzdálenost: 150 metrů |

    Scenario: The swim card in English
      When I open "recordbook://swimming/segments/20250502T143500Z.2" in English
      Then the card "Swim" shows:
        | name      | value                |
        | 25 m pool |                      |
        | Start     | May 2, 2025, 4:35 PM |
        | Duration  | 3 min                |
        | Distance  | 150 m                |
        | Source    | Hodinky              |

    Scenario: The laps can be folded away
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then the disclosure "Délky" is:
        | on    | yes                    |
        | label | 4 délky                |
        | hint  | Ukáže jednotlivé délky |
      And the table "4 délky" shows:
        | Délka | Čas   | Styl  |
        | 1     | 18,25 | Kraul |
        | 2     | 18,25 | Kraul |
        | 3     | 18,25 | Kraul |
        | 4     | 18,25 | Kraul |

    Scenario Outline: Strokes are shown where the watch counted them
      Given these swims were imported:
        | start                     | pool | laps                                                |
        | 2025-05-03 16:35:00 +0200 | 25 m | 1 × 18.25 freestyle 14 strokes, 1 × 19.00 freestyle |
      When I open "recordbook://swimming/segments/20250503T143500Z.1" in <language>
      Then the table "<laps>" shows:
        | <lap> | <time>   | <style> | <strokes> |
        | 1     | <first>  | <crawl> | 14        |
        | 2     | <second> | <crawl> | –         |
      And the text "–" is:
        | label | <unknown> |

      Examples:
        | language | laps    | lap   | time | style | strokes | first | second | crawl     | unknown   |
        | Czech    | 2 délky | Délka | Čas  | Styl  | Záběry  | 18,25 | 19,00  | Kraul     | neznámo   |
        | English  | 2 laps  | Lap   | Time | Style | Strokes | 18.25 | 19.00  | Freestyle | not known |

    Scenario Outline: A short rest within the segment counts, and is told
      Given these swims were imported:
        | start                     | pool | laps                                             |
        | 2025-05-03 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle, rest 4, 2 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250503T143500Z.1" in <language>
      Then there is a text "<total>"
      And there is a text "<rest>"
      And the table row "3" is said as "<said>"

      Examples:
        | language | total   | rest             | said                                            |
        | Czech    | 1:24,00 | odpočinek 4,00 s | délka 3, 20,00 sekundy, Kraul, odpočinek 4,00 s |
        | English  | 1:24.00 | rest 4.00 s      | lap 3, 20.00 seconds, Freestyle, rest 4.00 s    |

    @doors
    Scenario Outline: Where the pool's length is not known it can be given
      Given these swims were imported:
        | start                     | pool    | laps                |
        | 2025-05-03 16:35:00 +0200 | unknown | 4 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250503T143500Z.1" in <language>
      Then there is a card "<style>"
      And there is a text "<unknown>"
      And the numeric-field "<give>" is:
        | value    |                                             |
        | hint     | <hint>                                      |
        | type     | body                                        |
        | calls    | swimming.setPoolLength                      |
        | asks for | poolMetres, a number of 5–200 m             |
        | with     | swim=20250503T143500Z                       |
        | command  | recordbook swim set-pool 20250503T143500Z METRES |
      When I press "<give>" and give "25"
      Then there is a card "<style> 100 m"
      And there is no numeric-field "<give>"

      Examples:
        | language | style     | unknown                        | give         | hint                                   |
        | Czech    | Kraul     | Délka bazénu není známa        | Délka bazénu | Zadá délku bazénu tohoto tréninku      |
        | English  | Freestyle | The pool's length is not known | Pool Length  | Sets the length of this swim's pool |

    @doors
    Scenario: The style is edited from the header, and Back leads to the book
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then the way back is:
        | placement | text          | label               | icon                     | leads to                                 |
        | leading   | Kniha rekordů | Zpět: Kniha rekordů | chevron.left, navigation | recordbook://swimming/records?course=scm |
      And the toolbar is:
        | placement | text         | label        | leads to                                                     |
        | trailing  | Upravit styl | Upravit styl | recordbook://swimming/segments/20250502T143500Z.1/edit-style |
      When I press "Upravit styl"
      Then the title is "Upravit styl"

    Scenario: Everything can be reached and named
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    Scenario Outline: A segment that does not exist is refused
      When I open "recordbook://swimming/segments/<segment>" in English
      Then it is refused, naming "<named>"

      Examples:
        | segment            | named              |
        | 20250502T143500Z.9 | 20250502T143500Z.9 |
        | 20240101T000000Z.1 | 20240101T000000Z   |
        | first              | first              |

  Rule: A lap of another style than the segment's stands out, in a mixed segment one of another style than most

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 20.00 freestyle, 1 × 26.00 breaststroke |

    Scenario Outline: One lap among others, told by word and colour
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in <language>
      Then there is a card "<mix> 100 m"
      And the table "<laps>" shows:
        | <lap> | <time>  | <style>  | <note>  |
        | 1     | <20>    | <crawl>  |         |
        | 2     | <20>    | <crawl>  |         |
        | 3     | <20>    | <crawl>  |         |
        | 4     | <26>    | <breast> | <other> |
      And the text "<breast>" is:
        | color | breaststroke.text |
        | fill  | breaststroke.fill |
      And the text "<crawl>" is:
        | color |                |
        | fill  | freestyle.fill |

      Examples:
        | language | mix           | laps    | lap   | time | style | note     | 20    | 26    | crawl     | breast       | other       |
        | Czech    | Různé styly   | 4 délky | Délka | Čas  | Styl  | Poznámka | 20,00 | 26,00 | Kraul     | Prsa         | jiný styl   |
        | English  | Mixed Strokes | 4 laps  | Lap   | Time | Style | Note     | 20.00 | 26.00 | Freestyle | Breaststroke | other style |

    Scenario: In a medley, where no style is that of most laps, none stands out
      Given these swims were imported:
        | start                     | pool | laps                                                                                           |
        | 2025-05-03 16:35:00 +0200 | 25 m | 1 × 20.00 butterfly, 1 × 22.00 backstroke, 1 × 26.00 breaststroke, 1 × 19.00 freestyle |
      When I open "recordbook://swimming/segments/20250503T143500Z.1" in English
      Then the table "4 laps" shows:
        | Lap | Time  | Style        |
        | 1   | 20.00 | Butterfly    |
        | 2   | 22.00 | Backstroke   |
        | 3   | 26.00 | Breaststroke |
        | 4   | 19.00 | Freestyle    |

    Scenario: Kickboard laps among strokes make the segment's style unknown, and most laps tell what stands out
      Given these swims were imported:
        | start                     | pool | laps                                                                   |
        | 2025-05-03 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle, 4 × 30.00 kickboard, rest 60, 2 × 20.00 kickboard |
      When I open "recordbook://swimming/segments/20250503T143500Z.2" in Czech
      Then there is a card "Nohy s deskou 50 m"
      When I open "recordbook://swimming/segments/20250503T143500Z.1" in Czech
      Then the table "6 délek" shows:
        | Délka | Čas   | Styl          | Poznámka  |
        | 1     | 20,00 | Kraul         | jiný styl |
        | 2     | 20,00 | Kraul         | jiný styl |
        | 3     | 30,00 | Nohy s deskou |           |
        | 4     | 30,00 | Nohy s deskou |           |
        | 5     | 30,00 | Nohy s deskou |           |
        | 6     | 30,00 | Nohy s deskou |           |

    @doors
    Scenario: An edited lap says what the watch detected
      When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
      And I press "Kraul"
      Then there is a card "Kraul 100 m"
      And the table "4 délky" shows:
        | Délka | Čas   | Styl  | Poznámka                     |
        | 1     | 20,00 | Kraul |                              |
        | 2     | 20,00 | Kraul |                              |
        | 3     | 20,00 | Kraul |                              |
        | 4     | 26,00 | Kraul | upraveno (hodinky: Prsa)     |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then the table "4 laps" shows:
        | Lap | Time  | Style     | Note                         |
        | 1   | 20.00 | Freestyle |                              |
        | 2   | 20.00 | Freestyle |                              |
        | 3   | 20.00 | Freestyle |                              |
        | 4   | 26.00 | Freestyle | edited (watch: Breaststroke) |

  Rule: What looks wrong is shown with what can be done about it

    Scenario: A lap faster than anyone swims
      Given these swims were imported:
        | start                     | pool | laps                                    |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.00 freestyle, 3 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        2. 5. 2025 16:35
        ════════════════

        ▌ Kraul 100 m
          1:09,00
          Tempo 34,50 / 50 m, 1:09,00 / 100 m

        Trénink
          Bazén 25 m
          Začátek     2. 5. 2025 16:35
          Doba        1 min
          Vzdálenost  100 m
          Zdroj       Watch

        K posouzení
          ⚠ Délka 1, Kraul 9,00: rychleji nikdo neplave. Do rekordů se nepočítá, dokud
            ji nepotvrdíte.
            Potvrdit   recordbook swim confirm 20250502T143500Z.1 --laps 1
            Sloučit    recordbook swim merge 20250502T143500Z.1 --laps 1-2
            Vyloučit   recordbook swim exclude 20250502T143500Z.1 --laps 1

        Délky
          4 délky
          Délka    Čas  Styl   Poznámka
              1   9,00  Kraul  ⚠ příliš rychlá
              2  20,00  Kraul
              3  20,00  Kraul
              4  20,00  Kraul

        Mezičasy   recordbook swim splits 20250502T143500Z.1

        Zpět: Kniha rekordů   recordbook swim records --course scm
        Upravit styl          recordbook swim edit-style 20250502T143500Z.1 STYLE
        """
      And the warning "Délka 1, Kraul 9,00: rychleji nikdo neplave. Do rekordů se nepočítá, dokud ji nepotvrdíte." is:
        | label | Délka 1, Kraul 9,00 sekundy: rychleji nikdo neplave. Do rekordů se nepočítá, dokud ji nepotvrdíte. |
        | color | warning.text                              |
        | icon  | exclamationmark.triangle.fill, navigation |
      And the button "Potvrdit" is:
        | hint    | Čas je správně                                       |
        | calls   | swimming.confirmLaps                                 |
        | with    | laps=[1,1] segment=20250502T143500Z.1                |
        | command | recordbook swim confirm 20250502T143500Z.1 --laps 1       |
      And the button "Sloučit" is:
        | hint    | Hodinky rozdělily jednu délku                       |
        | calls   | swimming.mergeLaps                                   |
        | with    | laps=[1,2] segment=20250502T143500Z.1                |
        | command | recordbook swim merge 20250502T143500Z.1 --laps 1-2       |
      And the button "Vyloučit" is:
        | hint    | Nebylo to plavání                                    |
        | calls   | swimming.excludeLaps                                 |
        | with    | laps=[1,1] segment=20250502T143500Z.1                |
        | style   | destructive                                          |
        | color   | destructive.text                                     |
        | command | recordbook swim exclude 20250502T143500Z.1 --laps 1       |
      And whatever can be pressed has a label

    Scenario: Every element of a segment to review, in Czech
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.00 freestyle, 2 × 20.00 freestyle, 1 × 50.00 freestyle, 2 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then it is made of:
        """
        back
          button "Kniha rekordů" (label Zpět: Kniha rekordů; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records?course=scm; command recordbook swim records --course scm)
        toolbar
          button "Upravit styl" (placement trailing; type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.1/edit-style; command recordbook swim edit-style 20250502T143500Z.1 STYLE)
        card "Kraul 150 m" (label Kraul 150 metrů; type title; fill freestyle.fill; icon figure.pool.swim.freestyle, featured)
          text "2:19,00" (label 2 minuty 19,00 sekundy; type heroNumber)
          text "Tempo 46,33 / 50 m, 1:32,66 / 100 m" (label Tempo 46,33 sekundy / 50 metrů, 1 minuta 32,66 sekundy / 100 metrů; type body; color secondary.text)
        card "Trénink" (type title)
          badge "Bazén 25 m" (type caption; color accent.onFill; fill accent.fill)
          row (label Začátek: 2. května 2025 v 16:35)
            text "Začátek" (placement leading; type body)
            text "2. 5. 2025 16:35" (placement trailing; type body; color secondary.text)
          row (label Doba: 2 minuty)
            text "Doba" (placement leading; type body)
            text "2 min" (placement trailing; type body; color secondary.text)
          row (label Vzdálenost: 150 metrů)
            text "Vzdálenost" (placement leading; type body)
            text "150 m" (placement trailing; type body; color secondary.text)
          row (label Zdroj: Watch)
            text "Zdroj" (placement leading; type body)
            text "Watch" (placement trailing; type body; color secondary.text)
        card "K posouzení" (type title)
          warning "Délka 1, Kraul 9,00: rychleji nikdo neplave. Do rekordů se nepočítá, dokud ji nepotvrdíte." (label Délka 1, Kraul 9,00 sekundy: rychleji nikdo neplave. Do rekordů se nepočítá, dokud ji nepotvrdíte.; type body; color warning.text; icon exclamationmark.triangle.fill, navigation)
            button "Potvrdit" (label Potvrdit: délka 1; hint Čas je správně; type body; color accent.text; calls swimming.confirmLaps; with laps=[1,1] segment=20250502T143500Z.1; style normal; command recordbook swim confirm 20250502T143500Z.1 --laps 1)
            button "Sloučit" (label Sloučit: délky 1–2; hint Hodinky rozdělily jednu délku; type body; color accent.text; calls swimming.mergeLaps; with laps=[1,2] segment=20250502T143500Z.1; style normal; command recordbook swim merge 20250502T143500Z.1 --laps 1-2)
            button "Vyloučit" (label Vyloučit: délka 1; hint Nebylo to plavání; type body; color destructive.text; calls swimming.excludeLaps; with laps=[1,1] segment=20250502T143500Z.1; style destructive; command recordbook swim exclude 20250502T143500Z.1 --laps 1)
          warning "Délka 4, Kraul 50,00: mnohem delší než ostatní, hodinky asi přehlédly obrátku. Do rekordů se počítá." (label Délka 4, Kraul 50,00 sekundy: mnohem delší než ostatní, hodinky asi přehlédly obrátku. Do rekordů se počítá.; type body; color warning.text; icon exclamationmark.triangle.fill, navigation)
            button "Rozdělit na dvě" (label Rozdělit na dvě: délka 4; hint Chybí v ní obrátka; type body; color accent.text; calls swimming.splitLap; with into=2 lap=4 segment=20250502T143500Z.1; style normal; command recordbook swim split 20250502T143500Z.1 --lap 4 --into 2)
            button "Potvrdit" (label Potvrdit: délka 4; hint Čas je správně; type body; color accent.text; calls swimming.confirmLaps; with laps=[4,4] segment=20250502T143500Z.1; style normal; command recordbook swim confirm 20250502T143500Z.1 --laps 4)
        disclosure (label 6 délek; hint Ukáže jednotlivé délky; on yes)
          heading "Délky" (type title)
          chart "Tempo" (label Tempo po délkách: nejrychlejší délka 2 20,00, nejpomalejší délka 2 20,00; type caption; color freestyle.text; chart line of 6, less is better)
          table "6 délek" (type caption)
            tableHeader
              text "Délka" (placement trailing; type caption; color secondary.text)
              text "Čas" (placement trailing; type caption; color secondary.text)
              text "Styl" (placement leading; type caption; color secondary.text)
              text "Poznámka" (placement leading; type caption; color secondary.text)
            tableRow (label délka 1, 9,00 sekundy, Kraul, příliš rychlá)
              text "1" (placement trailing; type body)
              text "9,00" (placement trailing; type time)
              text "Kraul" (placement leading; type body; fill freestyle.fill)
              text "příliš rychlá" (placement leading; type caption; color warning.text; icon exclamationmark.triangle.fill, navigation)
            tableRow (label délka 2, 20,00 sekundy, Kraul)
              text "2" (placement trailing; type body)
              text "20,00" (placement trailing; type time)
              text "Kraul" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
            tableRow (label délka 3, 20,00 sekundy, Kraul)
              text "3" (placement trailing; type body)
              text "20,00" (placement trailing; type time)
              text "Kraul" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
            tableRow (label délka 4, 50,00 sekundy, Kraul, nezvykle dlouhá)
              text "4" (placement trailing; type body)
              text "50,00" (placement trailing; type time)
              text "Kraul" (placement leading; type body; fill freestyle.fill)
              text "nezvykle dlouhá" (placement leading; type caption; color secondary.text)
            tableRow (label délka 5, 20,00 sekundy, Kraul)
              text "5" (placement trailing; type body)
              text "20,00" (placement trailing; type time)
              text "Kraul" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
            tableRow (label délka 6, 20,00 sekundy, Kraul)
              text "6" (placement trailing; type body)
              text "20,00" (placement trailing; type time)
              text "Kraul" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
        button "Mezičasy" (type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.1/splits; command recordbook swim splits 20250502T143500Z.1)
        """

    Scenario: Every element of a segment to review, in English
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.00 freestyle, 2 × 20.00 freestyle, 1 × 50.00 freestyle, 2 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then every chart draws what its table says
      And it is made of:
        """
        back
          button "Records Book" (label Back: Records Book; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records?course=scm; command recordbook swim records --course scm)
        toolbar
          button "Edit Style" (placement trailing; type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.1/edit-style; command recordbook swim edit-style 20250502T143500Z.1 STYLE)
        card "Freestyle 150 m" (label Freestyle 150 meters; type title; fill freestyle.fill; icon figure.pool.swim.freestyle, featured)
          text "2:19.00" (label 2 minutes 19.00 seconds; type heroNumber)
          text "Pace 46.33 / 50 m, 1:32.66 / 100 m" (label Pace 46.33 seconds / 50 meters, 1 minute 32.66 seconds / 100 meters; type body; color secondary.text)
        card "Swim" (type title)
          badge "25 m pool" (type caption; color accent.onFill; fill accent.fill)
          row (label Start: May 2, 2025 at 4:35 PM)
            text "Start" (placement leading; type body)
            text "May 2, 2025, 4:35 PM" (placement trailing; type body; color secondary.text)
          row (label Duration: 2 minutes)
            text "Duration" (placement leading; type body)
            text "2 min" (placement trailing; type body; color secondary.text)
          row (label Distance: 150 meters)
            text "Distance" (placement leading; type body)
            text "150 m" (placement trailing; type body; color secondary.text)
          row (label Source: Watch)
            text "Source" (placement leading; type body)
            text "Watch" (placement trailing; type body; color secondary.text)
        card "To Review" (type title)
          warning "Lap 1, Freestyle 9.00: nobody swims that fast. It does not count for records until you confirm it." (label Lap 1, Freestyle 9.00 seconds: nobody swims that fast. It does not count for records until you confirm it.; type body; color warning.text; icon exclamationmark.triangle.fill, navigation)
            button "Confirm" (label Confirm: lap 1; hint The time is right; type body; color accent.text; calls swimming.confirmLaps; with laps=[1,1] segment=20250502T143500Z.1; style normal; command recordbook swim confirm 20250502T143500Z.1 --laps 1)
            button "Merge" (label Merge: laps 1–2; hint The watch split one length in two; type body; color accent.text; calls swimming.mergeLaps; with laps=[1,2] segment=20250502T143500Z.1; style normal; command recordbook swim merge 20250502T143500Z.1 --laps 1-2)
            button "Exclude" (label Exclude: lap 1; hint It was not swimming; type body; color destructive.text; calls swimming.excludeLaps; with laps=[1,1] segment=20250502T143500Z.1; style destructive; command recordbook swim exclude 20250502T143500Z.1 --laps 1)
          warning "Lap 4, Freestyle 50.00: much longer than the others, the watch may have missed a turn. It counts for records." (label Lap 4, Freestyle 50.00 seconds: much longer than the others, the watch may have missed a turn. It counts for records.; type body; color warning.text; icon exclamationmark.triangle.fill, navigation)
            button "Split in Two" (label Split in Two: lap 4; hint The watch missed a turn; type body; color accent.text; calls swimming.splitLap; with into=2 lap=4 segment=20250502T143500Z.1; style normal; command recordbook swim split 20250502T143500Z.1 --lap 4 --into 2)
            button "Confirm" (label Confirm: lap 4; hint The time is right; type body; color accent.text; calls swimming.confirmLaps; with laps=[4,4] segment=20250502T143500Z.1; style normal; command recordbook swim confirm 20250502T143500Z.1 --laps 4)
        disclosure (label 6 laps; hint Shows the single laps; on yes)
          heading "Laps" (type title)
          chart "Pace" (label Pace lap by lap: fastest lap 2 20.00, slowest lap 2 20.00; type caption; color freestyle.text; chart line of 6, less is better)
          table "6 laps" (type caption)
            tableHeader
              text "Lap" (placement trailing; type caption; color secondary.text)
              text "Time" (placement trailing; type caption; color secondary.text)
              text "Style" (placement leading; type caption; color secondary.text)
              text "Note" (placement leading; type caption; color secondary.text)
            tableRow (label lap 1, 9.00 seconds, Freestyle, too fast)
              text "1" (placement trailing; type body)
              text "9.00" (placement trailing; type time)
              text "Freestyle" (placement leading; type body; fill freestyle.fill)
              text "too fast" (placement leading; type caption; color warning.text; icon exclamationmark.triangle.fill, navigation)
            tableRow (label lap 2, 20.00 seconds, Freestyle)
              text "2" (placement trailing; type body)
              text "20.00" (placement trailing; type time)
              text "Freestyle" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
            tableRow (label lap 3, 20.00 seconds, Freestyle)
              text "3" (placement trailing; type body)
              text "20.00" (placement trailing; type time)
              text "Freestyle" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
            tableRow (label lap 4, 50.00 seconds, Freestyle, unusually long)
              text "4" (placement trailing; type body)
              text "50.00" (placement trailing; type time)
              text "Freestyle" (placement leading; type body; fill freestyle.fill)
              text "unusually long" (placement leading; type caption; color secondary.text)
            tableRow (label lap 5, 20.00 seconds, Freestyle)
              text "5" (placement trailing; type body)
              text "20.00" (placement trailing; type time)
              text "Freestyle" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
            tableRow (label lap 6, 20.00 seconds, Freestyle)
              text "6" (placement trailing; type body)
              text "20.00" (placement trailing; type time)
              text "Freestyle" (placement leading; type body; fill freestyle.fill)
              text "" (placement leading; type caption; color secondary.text)
        button "Splits" (type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.1/splits; command recordbook swim splits 20250502T143500Z.1)
        """

    @doors
    Scenario: Confirmed, it counts
      Given these swims were imported:
        | start                     | pool | laps                                    |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.00 freestyle, 3 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      And I press "Confirm"
      Then there is no card "To Review"
      When I open "recordbook://swimming/records" in English
      Then there is a row "29.00"

    @doors
    Scenario: Merged, two readings are one length
      Given these swims were imported:
        | start                     | pool | laps                                                           |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle, 2 × 9.50 freestyle, 2 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      And I press "Merge"
      Then there is a card "Freestyle 125 m"
      And the table "5 laps" shows:
        | Lap | Time  | Style     | Note   |
        | 1   | 20.00 | Freestyle |        |
        | 2   | 20.00 | Freestyle |        |
        | 3   | 19.00 | Freestyle | merged |
        | 5   | 20.00 | Freestyle |        |
        | 6   | 20.00 | Freestyle |        |

    Scenario: Each half of a length is offered to be merged with the other
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle, 2 × 9.50 freestyle, 2 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then there is a button "Merge: laps 3–4"
      And there is no button "Merge: laps 4–5"

    @doors
    Scenario: A merged lap is confirmed as a whole, and not split
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 9.50 freestyle, 1 × 30.00 freestyle, 6 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      And I press "Merge"
      Then there is a warning "Lap 1, Freestyle 39.50: much longer than the others, the watch may have missed a turn. It counts for records."
      And there is no button "Split in Two"
      And the button "Confirm: laps 1–2" is:
        | with    | laps=[1,2] segment=20250502T143500Z.1                  |
        | command | recordbook swim confirm 20250502T143500Z.1 --laps 1-2       |
      When I press "Confirm: laps 1–2"
      Then there is no card "To Review"

    @doors
    Scenario: The parts of a split lap are not compared with the others
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 20.00 freestyle |
      And lap 3 of "20250502T143500Z.1" was split into 2
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then there is no card "To Review"
      And there is no button "Merge"

    @doors
    Scenario: Excluded, it is no swimming
      Given these swims were imported:
        | start                     | pool | laps                                    |
        | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 20.00 freestyle, 1 × 9.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      And I press "Vyloučit"
      Then there is no card "K posouzení"
      And the table "4 délky" shows:
        | Délka | Čas   | Styl  | Poznámka                  |
        | 1     | 20,00 | Kraul |                           |
        | 2     | 20,00 | Kraul |                           |
        | 3     | 20,00 | Kraul |                           |
        | 4     | 9,00  | Kraul | vyloučena |

    @doors
    Scenario Outline: All of it left out
      Given these swims were imported:
        | start                     | pool | laps                                                     |
        | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 20.00 freestyle, rest 60, 1 × 9.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.2" in <language>
      And I press "<exclude>"
      Then there is a card "<left out>"
      And there is a text "<why>"
      When I open "recordbook://swimming/months/2025-05" in <language>
      Then there is a row "<left out>"
      And there is a text "–"

      Examples:
        | language | exclude  | left out  | why                                                                                                           |
        | Czech    | Vyloučit | Vynecháno | Všechny délky jste vynechali: nebylo to plavání a do rekordů se nepočítá. Zpět je vezme vrácení té změny.     |
        | English  | Exclude  | Left out  | You excluded all its laps, so it does not count for records. Undo that change to count it again. |

    @doors
    Scenario: A turn that the watch missed can be put in
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 20.00 freestyle, 1 × 40.00 freestyle, 3 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then there is a warning "Délka 4, Kraul 40,00: mnohem delší než ostatní, hodinky asi přehlédly obrátku. Do rekordů se počítá."
      And the button "Rozdělit na dvě" is:
        | hint    | Chybí v ní obrátka                                      |
        | calls   | swimming.splitLap                                       |
        | with    | into=2 lap=4 segment=20250502T143500Z.1                 |
        | command | recordbook swim split 20250502T143500Z.1 --lap 4 --into 2    |
      When I press "Rozdělit na dvě"
      Then there is a card "Kraul 200 m"
      And there is no card "K posouzení"

    Scenario: A lap much shorter than the others
      Given these swims were imported:
        | start                     | pool | laps                                                         |
        | 2025-05-02 16:35:00 +0200 | 25 m | 6 × 30.00 freestyle, 2 × 15.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then there is a warning "Lap 7, Freestyle 15.00: much shorter than the others, the watch may have split one length in two. It does not count for records until you confirm it."
      And there is a warning "Lap 8, Freestyle 15.00: much shorter than the others, the watch may have split one length in two. It does not count for records until you confirm it."

    Scenario Outline: Kickboard laps count for no record anyway
      Given these swims were imported:
        | start                     | pool | laps                                     |
        | 2025-05-02 16:35:00 +0200 | 25 m | 6 × 20.00 kickboard, 1 × <time> kickboard |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then there is a warning "Lap 7, Kickboard <time>: <reason>"

      Examples:
        | time  | reason                                                             |
        | 10.00 | much shorter than the others, the watch may have split one length in two.   |
        | 40.00 | much longer than the others, the watch may have missed a turn.     |

  Rule: A removed swim

    @doors
    Scenario: Its segments say that records do not count it, and take no correction
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle |
      When I remove the swim "20250502T143500Z"
      And I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then there is just one warning "You removed this swim; records do not count it."
      And there is no button "Edit Style"
      When I undo the last correction
      And I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then there is a button "Edit Style"

  Rule: The same swim from two devices

    @doors
    Scenario: The recording that does not count says so and can be counted instead
      Given these swims were imported:
        | start                     | pool | laps                 | device  |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle  | Hodinky |
        | 2025-05-02 16:35:02 +0200 | 25 m | 2 × 40.00 freestyle  | Telefon |
      When I open "recordbook://swimming/segments/20250502T143502Z.1" in Czech
      Then there is a warning "Stejný trénink zaznamenalo i jiné zařízení; do rekordů se počítá záznam 20250502T143500Z."
      And the button "Počítat tento záznam" is:
        | calls   | swimming.preferDuplicate           |
        | with    | swim=20250502T143502Z           |
        | command | recordbook swim prefer 20250502T143502Z |
      When I press "Počítat tento záznam"
      Then there is no button "Počítat tento záznam"

  Rule: The attempts beside it
    Where there is room for both, from 1,024 points on, the attempts at the same distance stand beside the segment, newest
    first, four newer ones and thirty older ones: a correction is followed by the next. Beside a segment that is no such
    attempt stand the records.

    Scenario: The attempts at the same distance, of which this is on
      Given these swims were imported:
        | start                     | pool | laps                                                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle, rest 60, 2 × 24.00 breaststroke |
        | 2025-05-03 16:35:00 +0200 | 25 m | 2 × 21.00 freestyle                                 |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then beside it stands "Freestyle 50 m" of "recordbook://swimming/records/freestyle/50?course=scm":
        | label                                   | on  | leads to                                          |
        | May 3, 2025, 42.00 seconds, 4:35 PM     |     | recordbook://swimming/segments/20250503T143500Z.1 |
        | May 2, 2025, 40.00 seconds, 4:35 PM     | yes | recordbook://swimming/segments/20250502T143500Z.1 |

    Scenario: The records beside a segment at a distance of its own
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 3 × 20.00 freestyle |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then beside it stands "Kniha rekordů" of "recordbook://swimming/records?course=scm":
        | label                                         | on | leads to                                              |
        | Kraul 50 metrů, 40,00 sekundy, 2. května 2025 |    | recordbook://swimming/records/freestyle/50?course=scm |

  Rule: A swim that the watch tore apart

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                              |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle, rest 12, 4 × 20.00 freestyle |

    @doors
    Scenario: Joining a segment with the next one
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      And I press "It Was Not Rest"
      And I open "recordbook://swimming/segments/20250502T143500Z.2" in English
      Then it is refused, naming "20250502T143500Z.2"

    @doors
    Scenario: What was joined is asked nothing more, in Czech
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      And I press "Nebyla to přestávka"
      And I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then there is no button "Nebyla to přestávka"

  Rule: Lengths whose time the file tells only together

    A TCX file tells the distance and the time of laps, not of lengths. Nobody took the time inside such a lap.

    @doors
    Scenario: One line stands for them, marked as estimated
      Given a swim of a TCX file in a pool of 25 m has these laps:
        | metres | seconds |
        | 400    | 360.5   |
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
      Then the table row "1–16" is said as "1–16, 16 laps, 6:00.50, estimated"
      And there is a text "Estimated: the file tells 16 lengths together"
      And there is no chart "Pace"
      When I open "recordbook://swimming/segments/20250502T143500Z.1" in Czech
      Then there is a text "Odhad: soubor udává 16 délek dohromady"
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits" in English
      Then there is a text "No splits: the file tells only the whole 400 m"
