@screen:swimming/years @screen:swimming/years/YEAR
Feature: Year
  A year's swimming at a glance: how far, how often, how long; a square for each day of the year, larger where more was
  swum, with the same numbers in a table; and the months, each leading to its swims. Without a year in the route it is
  that of the latest swim. Second recordings and swims taken out of the book count nowhere. Swims without lengths count
  with the distance that their file tells, and the total says how far those were.

  Rule: A year with swims

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                            |
        | 2024-11-03 09:00:00 +0100 | 50 m | 2 × 50.00 backstroke                                            |
        | 2025-01-06 18:00:00 +0100 | 25 m | 4 × 20.00 freestyle, rest 60, 2 × 25.00 breaststroke            |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle                                             |
        | 2025-05-02 19:00:00 +0200 | 25 m | 2 × 30.00 butterfly                                             |

    @doors
    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/years/2025" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        2025
        ════

        Rok
          (•) 2025   recordbook show recordbook://swimming/years/2025
          ( ) 2024   recordbook show recordbook://swimming/years/2024

        ▌ Celkem
          400 m
          Tréninky  3
          Dny       2
          Doba      6 min

        ▌ Rok na první pohled
             led úno bře  dub kvě čvn  čvc srp  zář říj lis  pro
          po  ▓···················································
          út  ····················································
          st ·····················································
          čt ····················································
          pá ·················█··································
          so ····················································
          ne ····················································
          · nic   ░ do 60 m   ▒ do 120 m   ▓ do 180 m   █ více
          2 dny s tréninkem, nejvíc 2. 5. 2025: 250 m

        ▌ Měsíce
          Leden     150 m  1 trénink
          Květen    250 m  2 tréninky

        Ukáže měsíc           recordbook show recordbook://swimming/months/2025-01
        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/years/2025" in English
      Then in a terminal 80 columns wide it reads:
        """
        2025
        ════

        Year
          (•) 2025   recordbook show recordbook://swimming/years/2025
          ( ) 2024   recordbook show recordbook://swimming/years/2024

        ▌ Total
          400 m
          Swims     3
          Days      2
          Duration  6 min

        ▌ The Year at a Glance
              Jan Feb Mar  Apr May Jun  Jul Aug  Sep Oct Nov  Dec
          Mon  ▓···················································
          Tue  ····················································
          Wed ·····················································
          Thu ····················································
          Fri ·················█··································
          Sat ····················································
          Sun ····················································
          · none   ░ to 60 m   ▒ to 120 m   ▓ to 180 m   █ more
          2 days with swims, most on May 2, 2025: 250 m

        ▌ Months
          January   150 m  1 swim
          May       250 m  2 swims

        Shows the month      recordbook show recordbook://swimming/months/2025-01
        Back: Records Book   recordbook swim records
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/years" in English
      Then the screen is:
        | title        | 2025                        |
        | route        | recordbook://swimming/years |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    Scenario: Every element, in Czech
      When I open "recordbook://swimming/years/2025" in Czech
      Then it is made of:
        """
        back
          button "Kniha rekordů" (label Zpět: Kniha rekordů; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records; command recordbook swim records)
        toolbar
        radioGroup "Rok" (type body)
          radio "2025" (on yes; type body; leads to recordbook://swimming/years/2025; command recordbook show recordbook://swimming/years/2025)
          radio "2024" (on no; type body; leads to recordbook://swimming/years/2024; command recordbook show recordbook://swimming/years/2024)
        card "Celkem" (type title; fill accent.fill)
          text "400 m" (label 400 metrů; type heroNumber)
          row (label Tréninky: 3)
            text "Tréninky" (placement leading; type body)
            text "3" (placement trailing; type body; color secondary.text)
          row (label Dny: 2)
            text "Dny" (placement leading; type body)
            text "2" (placement trailing; type body; color secondary.text)
          row (label Doba: 6 minut)
            text "Doba" (placement leading; type body)
            text "6 min" (placement trailing; type body; color secondary.text)
        section "Rok na první pohled" (type title; fill accent.fill)
          chart (label 2 dny s tréninkem, nejvíc 2. 5. 2025: 250 m; color accent.text; chart calendar of 2)
            disclosure (label Den po dni; hint Ukáže čísla obrázku; on no)
              row
                heading "Den po dni" (placement leading; type body)
              table
                tableHeader
                  text "Den" (placement leading; type caption)
                  text "Vzdálenost" (placement trailing; type caption)
                tableRow
                  text "6. 1. 2025" (placement leading; type body)
                  text "150 m" (placement trailing; type time)
                tableRow
                  text "2. 5. 2025" (placement leading; type body)
                  text "250 m" (placement trailing; type time)
        section "Měsíce" (type title; fill accent.fill)
          row (label leden 2025, 150 metrů, 1 trénink; hint Ukáže měsíc; icon chevron.right, navigation; leads to recordbook://swimming/months/2025-01; command recordbook show recordbook://swimming/months/2025-01)
            text "Leden" (placement leading; type body)
            text "150 m" (placement center; type time)
            text "1 trénink" (placement trailing; type caption; color secondary.text)
          row (label květen 2025, 250 metrů, 2 tréninky; hint Ukáže měsíc; icon chevron.right, navigation; leads to recordbook://swimming/months/2025-05; command recordbook show recordbook://swimming/months/2025-05)
            text "Květen" (placement leading; type body)
            text "250 m" (placement center; type time)
            text "2 tréninky" (placement trailing; type caption; color secondary.text)
        """

    Scenario: Every element, in English
      When I open "recordbook://swimming/years/2025" in English
      Then every chart draws what its table says
      And it is made of:
        """
        back
          button "Records Book" (label Back: Records Book; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://swimming/records; command recordbook swim records)
        toolbar
        radioGroup "Year" (type body)
          radio "2025" (on yes; type body; leads to recordbook://swimming/years/2025; command recordbook show recordbook://swimming/years/2025)
          radio "2024" (on no; type body; leads to recordbook://swimming/years/2024; command recordbook show recordbook://swimming/years/2024)
        card "Total" (type title; fill accent.fill)
          text "400 m" (label 400 meters; type heroNumber)
          row (label Swims: 3)
            text "Swims" (placement leading; type body)
            text "3" (placement trailing; type body; color secondary.text)
          row (label Days: 2)
            text "Days" (placement leading; type body)
            text "2" (placement trailing; type body; color secondary.text)
          row (label Duration: 6 minutes)
            text "Duration" (placement leading; type body)
            text "6 min" (placement trailing; type body; color secondary.text)
        section "The Year at a Glance" (type title; fill accent.fill)
          chart (label 2 days with swims, most on May 2, 2025: 250 m; color accent.text; chart calendar of 2)
            disclosure (label Day by Day; hint Shows the picture's numbers; on no)
              row
                heading "Day by Day" (placement leading; type body)
              table
                tableHeader
                  text "Day" (placement leading; type caption)
                  text "Distance" (placement trailing; type caption)
                tableRow
                  text "Jan 6, 2025" (placement leading; type body)
                  text "150 m" (placement trailing; type time)
                tableRow
                  text "May 2, 2025" (placement leading; type body)
                  text "250 m" (placement trailing; type time)
        section "Months" (type title; fill accent.fill)
          row (label January 2025, 150 meters, 1 swim; hint Shows the month; icon chevron.right, navigation; leads to recordbook://swimming/months/2025-01; command recordbook show recordbook://swimming/months/2025-01)
            text "January" (placement leading; type body)
            text "150 m" (placement center; type time)
            text "1 swim" (placement trailing; type caption; color secondary.text)
          row (label May 2025, 250 meters, 2 swims; hint Shows the month; icon chevron.right, navigation; leads to recordbook://swimming/months/2025-05; command recordbook show recordbook://swimming/months/2025-05)
            text "May" (placement leading; type body)
            text "250 m" (placement center; type time)
            text "2 swims" (placement trailing; type caption; color secondary.text)
        """

    @doors
    Scenario: Another year
      When I open "recordbook://swimming/years/2025" in English
      And I press "2024"
      Then the route is "recordbook://swimming/years/2024"
      And the title is "2024"

    Scenario: A year without swims
      When I open "recordbook://swimming/years/2023" in English
      Then there is a heading "No swims this year"

    @doors
    Scenario: A month
      When I open "recordbook://swimming/years/2025" in English
      And I press "May"
      Then the route is "recordbook://swimming/months/2025-05"

  Rule: An empty book

    Scenario: In Czech
      Given an empty book
      When I open "recordbook://swimming/years" in Czech
      Then the title is "Plavání"
      And there is a heading "Tento rok bez plavání"

    Scenario: In English
      Given an empty book
      When I open "recordbook://swimming/years" in English
      Then the title is "Swimming"
      And there is a heading "No swims this year"

    Scenario: What is no year
      Given an empty book
      When I open "recordbook://swimming/years/soon" in English
      Then it is refused, naming "year"

  Rule: A year with swims in several months shows how far each went

    Scenario Outline: What the picture is made of
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-01-06 18:00:00 +0100 | 25 m | 4 × 20.00 freestyle |
        | 2025-02-06 18:00:00 +0100 | 25 m | 8 × 20.00 freestyle |
        | 2025-04-06 18:00:00 +0200 | 25 m | 6 × 20.00 freestyle |
      When I open "recordbook://swimming/years/2025" in <language>
      Then every chart draws what its table says
      And the chart "<title>" is:
        | chart | bars of 3 |
        | label | <label>   |
      And the disclosure "<numbers>" shows:
        | month      | distance   |
        | <month>    | <distance> |
        | <january>  | 100 m      |
        | <february> | 200 m      |
        | <april>    | 150 m      |

      Examples:
        | language | title                  | label                      | numbers         | month | distance   | january | february | april |
        | Czech    | Vzdálenost po měsících | Nejvíc: únor 2025, 200 m   | Měsíc po měsíci | Měsíc | Vzdálenost | leden   | únor     | duben |
        | English  | Distance by Month      | Most: February 2025, 200 m | Month by Month  | Month | Distance   | January | February | April |

  Rule: Swims without lengths count with the distance that their file tells

    Background:
      Given these swims were imported:
        | start                     | pool       | laps                |
        | 2025-07-04 18:00:00 +0200 | 25 m       | 4 × 20.00 freestyle |
        | 2025-07-04 08:00:00 +0200 | open water | 1500 m in 2100      |
        | 2025-07-11 08:00:00 +0200 | 25 m       | 900 m in 1500       |
        | 2025-08-02 08:00:00 +0200 | open water | 800 m in 1200       |

    Scenario Outline: The total says how many they are, and how far
      When I open "recordbook://swimming/years/2025" in <language>
      Then the card "<total>" shows:
        | name       | value     |
        | <distance> |           |
        | <swims>    | 4         |
        | <days>     | 3         |
        | <duration> | <time>    |
        | <without>  | <counted> |
        | <said>     |           |

      Examples:
        | language | total  | distance | swims    | days | duration | time      | without         | counted            | said |
        | Czech    | Celkem | 3 300 m  | Tréninky | Dny  | Doba     | 1 h 21 min | Bez délek       | 3 tréninky, 3 200 m | V otevřené vodě, nebo hodinky délky nezaznamenaly: vzdálenost je ta ze souboru a rekordy ji nepočítají. |
        | English  | Total  | 3,300 m  | Swims    | Days | Duration | 1 h 21 min | Without Lengths | 3 swims, 3,200 m    | In open water, or the watch recorded no lengths: the distance comes from the file and does not count for records. |

    @doors
    Scenario: Each month leads to what it counts
      When I open "recordbook://swimming/years/2025" in English
      And I press "July"
      Then the title is "July 2025"
      And there is a text "2,500 m"
      When I open "recordbook://swimming/years/2025" in English
      And I press "August"
      Then the title is "August 2025"
      And there is a text "800 m"

  Rule: Many years
    Up to eight years stand before what the year tells; more of them are opened, so that they do not push it away.

    Scenario Outline: The years are behind a word
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2017-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2018-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2019-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2020-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2021-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2022-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2023-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2024-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
        | 2025-06-06 18:00:00 +0200 | 25 m | 2 × 20.00 freestyle |
      When I open "recordbook://swimming/years/2025" in <language>
      Then the disclosure "<other>" is:
        | label | <other> |
        | hint  | <hint>  |
        | on    | no      |
      And the radio "2017" is:
        | on       | no                                |
        | leads to | recordbook://swimming/years/2017  |

      Examples:
        | language | other         | hint               |
        | Czech    | Jiný rok      | Ukáže všechny roky |
        | English  | Another Year  | Shows all years    |
