@screen:swimming/records
Feature: Records Book
  The main screen: for each style and distance the best time on one course and the day it was swum.
  Six sections in a fixed order; a section shows the distances that have a record, or one quiet line.
  Every time leads to the history behind it.

  Where pages differ from the document: the header is transparent and scrolls away with the large title, since text
  under fixed buttons can't be read; style, time and date stand side by side where there is room, and on a telephone the
  date below the style, so that no name is broken and all times end in one column; what is pressed gets a ring and a
  smaller size instead of less opacity, which takes the contrast of its text; chevrons have the platform's 14 points.
  An empty book opens here, not at the permission, which only one of the ways to fill it needs. Recalculating asks first,
  here as in the settings. Without a server, links that lead nowhere show the command that does the same.

  Rule: An empty book says so and offers to read data

    @doors
    Scenario: Before access was ever granted
      Given an empty book
      When I open "recordbook://swimming/records" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kniha rekordů
        ═════════════

        Žádné rekordy

        Rekordy se objeví, jakmile kniha přečte vaše plavání v bazénu.

        Načíst data           recordbook import EXPORT.zip
        Synchronizovat data   recordbook access

        Závody                recordbook swim meets

        Přehled              recordbook
        Tréninky po letech   recordbook show recordbook://swimming/years
        Přepočítat rekordy   recordbook swim recalculate
        Nastavení            recordbook settings
        """
      And the heading "Žádné rekordy" is:
        | type | title |
      And the image "figure.pool.swim.none" is:
        | icon  | figure.pool.swim.none, illustration |
        | label |                                     |
      And the button "Synchronizovat data" is:
        | hint     | Nejdřív se zeptá na přístup  |
        | leads to | recordbook://access          |
        | command  | recordbook access            |
      And whatever can be pressed has a label
      And every route on it opens

    Scenario: In English
      Given an empty book
      When I open "recordbook://swimming/records" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records Book
        ════════════

        No Records

        Records appear once the book has read your pool swims.

        Import Data   recordbook import EXPORT.zip
        Sync Data     recordbook access

        Meets         recordbook swim meets

        Overview              recordbook
        Swims by Year         recordbook show recordbook://swimming/years
        Recalculate Records   recordbook swim recalculate
        Settings              recordbook settings
        """

    Scenario: Every element of an empty book, in Czech
      Given an empty book
      When I open "recordbook://swimming/records" in Czech
      Then it is made of:
        """
        toolbar
          button "Přehled" (placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://; command recordbook)
          button (label Tréninky po letech; placement trailing; color accent.text; icon calendar, navigation; leads to recordbook://swimming/years; command recordbook show recordbook://swimming/years)
          button (label Přepočítat rekordy; placement trailing; color accent.text; icon arrow.clockwise, navigation; calls swimming.recalculateRecords; style normal; asks first Přepočítat všechny rekordy z naplavaných délek?; command recordbook swim recalculate)
          button (label Nastavení; placement trailing; color accent.text; icon gear, navigation; leads to recordbook://settings; command recordbook settings)
        emptyState
          image (color accent.fill; icon figure.pool.swim.none, illustration)
          heading "Žádné rekordy" (type title)
          text "Rekordy se objeví, jakmile kniha přečte vaše plavání v bazénu." (type body; color secondary.text)
          button "Načíst data" (hint Export aplikace Zdraví, nebo soubory hodinek; type body; calls book.importFiles; asks for paths, a paths; style primary; command recordbook import EXPORT.zip)
          button "Synchronizovat data" (hint Nejdřív se zeptá na přístup; type body; leads to recordbook://access; command recordbook access)
        button "Závody" (type body; color accent.text; leads to recordbook://swimming/results; command recordbook swim meets)
        """

    Scenario: Every element of an empty book, in English
      Given an empty book
      When I open "recordbook://swimming/records" in English
      Then it is made of:
        """
        toolbar
          button "Overview" (placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://; command recordbook)
          button (label Swims by Year; placement trailing; color accent.text; icon calendar, navigation; leads to recordbook://swimming/years; command recordbook show recordbook://swimming/years)
          button (label Recalculate Records; placement trailing; color accent.text; icon arrow.clockwise, navigation; calls swimming.recalculateRecords; style normal; asks first Recalculate all records from the laps swum?; command recordbook swim recalculate)
          button (label Settings; placement trailing; color accent.text; icon gear, navigation; leads to recordbook://settings; command recordbook settings)
        emptyState
          image (color accent.fill; icon figure.pool.swim.none, illustration)
          heading "No Records" (type title)
          text "Records appear once the book has read your pool swims." (type body; color secondary.text)
          button "Import Data" (hint An export of the Health app, or files of a watch; type body; calls book.importFiles; asks for paths, a paths; style primary; command recordbook import EXPORT.zip)
          button "Sync Data" (hint Asks for access first; type body; leads to recordbook://access; command recordbook access)
        button "Meets" (type body; color accent.text; leads to recordbook://swimming/results; command recordbook swim meets)
        """

    @doors
    Scenario: Without data the button first leads to the access
      Given an empty book
      When I open "recordbook://swimming/records" in English
      And I press "Sync Data"
      Then the route is "recordbook://access"

    @doors
    Scenario: Once access is granted the button reads the data
      Given an export with these swims:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
      And access to the export was granted
      When I open "recordbook://swimming/records" in Czech
      Then the button "Synchronizovat data" is:
        | calls   | book.syncHealthData |
        | style   | primary                 |
        | command | recordbook sync         |
      When I press "Synchronizovat data"
      Then the section "Kraul" shows:
        | swim       | best time | day        | segment            |
        | Kraul 50 m | 40,00     | 2. 5. 2025 | 20250502T143500Z.1 |

  Rule: A book with swims shows their records

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                            |
        | 2025-04-28 18:00:00 +0200 | 25 m | 4 × 20.00 freestyle, rest 60, 2 × 25.50 backstroke                              |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 18.255 freestyle, rest 60, 2 × 24.00 breaststroke, rest 60, 2 × 30.00 unknown |

    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/records" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kniha rekordů
        ═════════════
        Bazén 25 m

        ▌ Kraul
          Kraul 50 m      36,51  2. 5. 2025   20250502T143500Z.1
          Kraul 100 m   1:13,02  2. 5. 2025   20250502T143500Z.1

        ▌ Znak
          Znak 50 m       51,00  28. 4. 2025  20250428T160000Z.2

        ▌ Prsa
          Prsa 50 m       48,00  2. 5. 2025   20250502T143500Z.2

        ▌ Motýl
          Zatím žádný rekord

        ▌ Polohový závod
          Zatím žádný rekord

        ▌ Neznámý
          Styl, který hodinky nepoznaly. U úseku ho opravíte: Upravit styl.
          Neznámý 50 m  1:00,00  2. 5. 2025   20250502T143500Z.3

        ▌ Víc o plavání
          Poslední trénink   recordbook swim show
          Kolik plavu        recordbook swim stats
          Celá sezona        recordbook swim season
          Zrychluji?         recordbook swim progress
          Tempo a pásma      recordbook swim pace
          Cíle               recordbook swim targets
          Všechny bazény     recordbook swim records --all
          Padlé rekordy      recordbook swim records --fell
          Závody             recordbook swim meets

        Ukáže všechny pokusy   recordbook swim history freestyle 50
        Přehled                recordbook
        Tréninky po letech     recordbook show recordbook://swimming/years
        Přepočítat rekordy     recordbook swim recalculate
        Nastavení              recordbook settings
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/records" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records Book
        ════════════
        25 m pool

        ▌ Freestyle
          Freestyle 50 m       36.51  May 2, 2025   20250502T143500Z.1
          Freestyle 100 m    1:13.02  May 2, 2025   20250502T143500Z.1

        ▌ Backstroke
          Backstroke 50 m      51.00  Apr 28, 2025  20250428T160000Z.2

        ▌ Breaststroke
          Breaststroke 50 m    48.00  May 2, 2025   20250502T143500Z.2

        ▌ Butterfly
          No record yet

        ▌ Medley
          No record yet

        ▌ Unknown
          Strokes that the watch did not recognize. Correct them in their segment: Edit
          Style.
          Unknown 50 m       1:00.00  May 2, 2025   20250502T143500Z.3

        ▌ More about Swimming
          Latest Swim         recordbook swim show
          How Far I Swim      recordbook swim stats
          The Whole Season    recordbook swim season
          Getting Faster?     recordbook swim progress
          Pace and Zones      recordbook swim pace
          Targets             recordbook swim targets
          All Pools           recordbook swim records --all
          Records That Fell   recordbook swim records --fell
          Meets               recordbook swim meets

        Shows all attempts    recordbook swim history freestyle 50
        Overview              recordbook
        Swims by Year         recordbook show recordbook://swimming/years
        Recalculate Records   recordbook swim recalculate
        Settings              recordbook settings
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/records" in Czech
      Then the screen is:
        | title        | Kniha rekordů                 |
        | route        | recordbook://swimming/records |
        | presentation | root                          |
        | header       | transparent                   |
        | arrangement  | groupedList                   |
        | top          | header + xl                   |
        | bottom       | safeArea + xl                 |
        | spacing      | lg                            |
      And the content is, in order:
        | role    | text          |
        | text    | Bazén 25 m    |
        | section | Kraul         |
        | section | Znak          |
        | section | Prsa          |
        | section | Motýl         |
        | section | Polohový závod |
        | section | Neznámý       |
        | section | Víc o plavání |

    Scenario: Every element, in Czech
      When I open "recordbook://swimming/records" in Czech
      Then it is made of:
        """
        toolbar
          button "Přehled" (placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://; command recordbook)
          button (label Tréninky po letech; placement trailing; color accent.text; icon calendar, navigation; leads to recordbook://swimming/years; command recordbook show recordbook://swimming/years)
          button (label Přepočítat rekordy; placement trailing; color accent.text; icon arrow.clockwise, navigation; calls swimming.recalculateRecords; style normal; asks first Přepočítat všechny rekordy z naplavaných délek?; command recordbook swim recalculate)
          button (label Nastavení; placement trailing; color accent.text; icon gear, navigation; leads to recordbook://settings; command recordbook settings)
        text "Bazén 25 m" (type caption; color secondary.text)
        section "Kraul" (type title; fill freestyle.fill; icon figure.pool.swim.freestyle, featured)
          row (label Kraul 50 metrů, 36,51 sekundy, 2. května 2025; hint Ukáže všechny pokusy; fill freestyle.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/freestyle/50?course=scm; command recordbook swim history freestyle 50)
            text "Kraul 50 m" (placement leading; type body)
            text "36,51" (placement center; type number)
            text "2. 5. 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.1" (placement trailing; type caption; color secondary.text)
          row (label Kraul 100 metrů, 1 minuta 13,02 sekundy, 2. května 2025; hint Ukáže všechny pokusy; fill freestyle.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/freestyle/100?course=scm; command recordbook swim history freestyle 100)
            text "Kraul 100 m" (placement leading; type body)
            text "1:13,02" (placement center; type number)
            text "2. 5. 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.1" (placement trailing; type caption; color secondary.text)
        section "Znak" (type title; fill backstroke.fill; icon figure.pool.swim.backstroke, featured)
          row (label Znak 50 metrů, 51,00 sekundy, 28. dubna 2025; hint Ukáže všechny pokusy; fill backstroke.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/backstroke/50?course=scm; command recordbook swim history backstroke 50)
            text "Znak 50 m" (placement leading; type body)
            text "51,00" (placement center; type number)
            text "28. 4. 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250428T160000Z.2" (placement trailing; type caption; color secondary.text)
        section "Prsa" (type title; fill breaststroke.fill; icon figure.pool.swim.breaststroke, featured)
          row (label Prsa 50 metrů, 48,00 sekundy, 2. května 2025; hint Ukáže všechny pokusy; fill breaststroke.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/breaststroke/50?course=scm; command recordbook swim history breaststroke 50)
            text "Prsa 50 m" (placement leading; type body)
            text "48,00" (placement center; type number)
            text "2. 5. 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.2" (placement trailing; type caption; color secondary.text)
        section "Motýl" (type title; fill butterfly.fill; icon figure.pool.swim.butterfly, featured)
          text "Zatím žádný rekord" (type caption; color secondary.text)
        section "Polohový závod" (type title; fill mix.fill; icon arrow.triangle.2.circlepath, featured)
          text "Zatím žádný rekord" (type caption; color secondary.text)
        section "Neznámý" (type title; fill unknown.fill; icon questionmark.circle, featured)
          text "Styl, který hodinky nepoznaly. U úseku ho opravíte: Upravit styl." (type caption; color secondary.text)
          row (label Neznámý 50 metrů, 1 minuta 0,00 sekundy, 2. května 2025; hint Ukáže všechny pokusy; fill unknown.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/unknown/50?course=scm; command recordbook swim history unknown 50)
            text "Neznámý 50 m" (placement leading; type body)
            text "1:00,00" (placement center; type number)
            text "2. 5. 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.3" (placement trailing; type caption; color secondary.text)
        section "Víc o plavání" (type title; fill accent.fill)
          button "Poslední trénink" (type body; color accent.text; leads to recordbook://swimming/swims/last; command recordbook swim show)
          button "Kolik plavu" (type body; color accent.text; leads to recordbook://swimming/statistics/week; command recordbook swim stats)
          button "Celá sezona" (type body; color accent.text; leads to recordbook://swimming/seasons; command recordbook swim season)
          button "Zrychluji?" (type body; color accent.text; leads to recordbook://swimming/progress?course=scm; command recordbook swim progress)
          button "Tempo a pásma" (type body; color accent.text; leads to recordbook://swimming/pace?course=scm; command recordbook swim pace)
          button "Cíle" (type body; color accent.text; leads to recordbook://swimming/targets; command recordbook swim targets)
          button "Všechny bazény" (type body; color accent.text; leads to recordbook://swimming/all-records; command recordbook swim records --all)
          button "Padlé rekordy" (type body; color accent.text; leads to recordbook://swimming/fallen; command recordbook swim records --fell)
          button "Závody" (type body; color accent.text; leads to recordbook://swimming/results; command recordbook swim meets)
        """

    Scenario: Every element, in English
      When I open "recordbook://swimming/records" in English
      Then it is made of:
        """
        toolbar
          button "Overview" (placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://; command recordbook)
          button (label Swims by Year; placement trailing; color accent.text; icon calendar, navigation; leads to recordbook://swimming/years; command recordbook show recordbook://swimming/years)
          button (label Recalculate Records; placement trailing; color accent.text; icon arrow.clockwise, navigation; calls swimming.recalculateRecords; style normal; asks first Recalculate all records from the laps swum?; command recordbook swim recalculate)
          button (label Settings; placement trailing; color accent.text; icon gear, navigation; leads to recordbook://settings; command recordbook settings)
        text "25 m pool" (type caption; color secondary.text)
        section "Freestyle" (type title; fill freestyle.fill; icon figure.pool.swim.freestyle, featured)
          row (label Freestyle 50 meters, 36.51 seconds, May 2, 2025; hint Shows all attempts; fill freestyle.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/freestyle/50?course=scm; command recordbook swim history freestyle 50)
            text "Freestyle 50 m" (placement leading; type body)
            text "36.51" (placement center; type number)
            text "May 2, 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.1" (placement trailing; type caption; color secondary.text)
          row (label Freestyle 100 meters, 1 minute 13.02 seconds, May 2, 2025; hint Shows all attempts; fill freestyle.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/freestyle/100?course=scm; command recordbook swim history freestyle 100)
            text "Freestyle 100 m" (placement leading; type body)
            text "1:13.02" (placement center; type number)
            text "May 2, 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.1" (placement trailing; type caption; color secondary.text)
        section "Backstroke" (type title; fill backstroke.fill; icon figure.pool.swim.backstroke, featured)
          row (label Backstroke 50 meters, 51.00 seconds, April 28, 2025; hint Shows all attempts; fill backstroke.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/backstroke/50?course=scm; command recordbook swim history backstroke 50)
            text "Backstroke 50 m" (placement leading; type body)
            text "51.00" (placement center; type number)
            text "Apr 28, 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250428T160000Z.2" (placement trailing; type caption; color secondary.text)
        section "Breaststroke" (type title; fill breaststroke.fill; icon figure.pool.swim.breaststroke, featured)
          row (label Breaststroke 50 meters, 48.00 seconds, May 2, 2025; hint Shows all attempts; fill breaststroke.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/breaststroke/50?course=scm; command recordbook swim history breaststroke 50)
            text "Breaststroke 50 m" (placement leading; type body)
            text "48.00" (placement center; type number)
            text "May 2, 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.2" (placement trailing; type caption; color secondary.text)
        section "Butterfly" (type title; fill butterfly.fill; icon figure.pool.swim.butterfly, featured)
          text "No record yet" (type caption; color secondary.text)
        section "Medley" (type title; fill mix.fill; icon arrow.triangle.2.circlepath, featured)
          text "No record yet" (type caption; color secondary.text)
        section "Unknown" (type title; fill unknown.fill; icon questionmark.circle, featured)
          text "Strokes that the watch did not recognize. Correct them in their segment: Edit Style." (type caption; color secondary.text)
          row (label Unknown 50 meters, 1 minute 0.00 seconds, May 2, 2025; hint Shows all attempts; fill unknown.fill; icon chevron.right, navigation; leads to recordbook://swimming/records/unknown/50?course=scm; command recordbook swim history unknown 50)
            text "Unknown 50 m" (placement leading; type body)
            text "1:00.00" (placement center; type number)
            text "May 2, 2025" (placement trailing; type caption; color secondary.text)
            identifier "20250502T143500Z.3" (placement trailing; type caption; color secondary.text)
        section "More about Swimming" (type title; fill accent.fill)
          button "Latest Swim" (type body; color accent.text; leads to recordbook://swimming/swims/last; command recordbook swim show)
          button "How Far I Swim" (type body; color accent.text; leads to recordbook://swimming/statistics/week; command recordbook swim stats)
          button "The Whole Season" (type body; color accent.text; leads to recordbook://swimming/seasons; command recordbook swim season)
          button "Getting Faster?" (type body; color accent.text; leads to recordbook://swimming/progress?course=scm; command recordbook swim progress)
          button "Pace and Zones" (type body; color accent.text; leads to recordbook://swimming/pace?course=scm; command recordbook swim pace)
          button "Targets" (type body; color accent.text; leads to recordbook://swimming/targets; command recordbook swim targets)
          button "All Pools" (type body; color accent.text; leads to recordbook://swimming/all-records; command recordbook swim records --all)
          button "Records That Fell" (type body; color accent.text; leads to recordbook://swimming/fallen; command recordbook swim records --fell)
          button "Meets" (type body; color accent.text; leads to recordbook://swimming/results; command recordbook swim meets)
        """

    Scenario Outline: Each section carries its style's colour on an accent bar and icon, and its name in words
      When I open "recordbook://swimming/records" in <language>
      Then the section "<name>" is:
        | type | title              |
        | fill | <hue>.fill         |
        | icon | <icon>, featured   |

      Examples:
        | language | name         | hue          | icon                           |
        | Czech    | Kraul        | freestyle    | figure.pool.swim.freestyle     |
        | Czech    | Znak         | backstroke   | figure.pool.swim.backstroke    |
        | Czech    | Prsa         | breaststroke | figure.pool.swim.breaststroke  |
        | Czech    | Motýl        | butterfly    | figure.pool.swim.butterfly     |
        | Czech    | Polohový závod | mix          | arrow.triangle.2.circlepath    |
        | Czech    | Neznámý      | unknown      | questionmark.circle            |
        | English  | Freestyle    | freestyle    | figure.pool.swim.freestyle     |
        | English  | Backstroke   | backstroke   | figure.pool.swim.backstroke    |
        | English  | Breaststroke | breaststroke | figure.pool.swim.breaststroke  |
        | English  | Butterfly    | butterfly    | figure.pool.swim.butterfly     |
        | English  | Medley       | mix          | arrow.triangle.2.circlepath    |
        | English  | Unknown      | unknown      | questionmark.circle            |

    Scenario: A row shows distance and style, the best time large, the date small
      When I open "recordbook://swimming/records" in Czech
      Then the section "Kraul" shows:
        | swim        | best time | day        | segment            |
        | Kraul 50 m  | 36,51     | 2. 5. 2025 | 20250502T143500Z.1 |
        | Kraul 100 m | 1:13,02   | 2. 5. 2025 | 20250502T143500Z.1 |
      And the row "Kraul 100 m" is:
        | label    | Kraul 100 metrů, 1 minuta 13,02 sekundy, 2. května 2025      |
        | hint     | Ukáže všechny pokusy                                         |
        | fill     | freestyle.fill                                               |
        | icon     | chevron.right, navigation                                    |
        | leads to | recordbook://swimming/records/freestyle/100?course=scm       |
        | command  | recordbook swim history freestyle 100                             |
      And the cells of the row "Kraul 100 m" are:
        | text               | placement | type    | color          |
        | Kraul 100 m        | leading   | body    |                |
        | 1:13,02            | center    | number  |                |
        | 2. 5. 2025         | trailing  | caption | secondary.text |
        | 20250502T143500Z.1 | trailing  | caption | secondary.text |

    Scenario: The same row in English
      When I open "recordbook://swimming/records" in English
      Then the section "Freestyle" shows:
        | swim            | best time | day         | segment            |
        | Freestyle 50 m  | 36.51     | May 2, 2025 | 20250502T143500Z.1 |
        | Freestyle 100 m | 1:13.02   | May 2, 2025 | 20250502T143500Z.1 |
      And the row "Freestyle 100 m" is:
        | label | Freestyle 100 meters, 1 minute 13.02 seconds, May 2, 2025 |
        | hint  | Shows all attempts                                        |

    Scenario Outline: A style without a record shows one quiet line
      When I open "recordbook://swimming/records" in <language>
      Then the section "<name>" shows:
        | text   |
        | <line> |
      And the text "<line>" is:
        | type  | caption        |
        | color | secondary.text |

      Examples:
        | language | name      | line               |
        | Czech    | Motýl     | Zatím žádný rekord |
        | English  | Butterfly | No record yet      |

    Scenario: Recalculating and the settings are in the header
      When I open "recordbook://swimming/records" in Czech
      Then the toolbar is:
        | placement | text | label              | icon                        | calls                       | leads to                    | command                                         |
        | leading   | Přehled | Přehled         | chevron.left, navigation    |                             | recordbook://               | recordbook                                      |
        | trailing  |      | Tréninky po letech | calendar, navigation        |                             | recordbook://swimming/years | recordbook show recordbook://swimming/years     |
        | trailing  |      | Přepočítat rekordy | arrow.clockwise, navigation | swimming.recalculateRecords |                       | recordbook swim recalculate |
        | trailing  |      | Nastavení          | gear, navigation            |                             | recordbook://settings | recordbook settings    |

    @doors
    Scenario: Recalculating leaves a right book as it is
      When I open "recordbook://swimming/records" in English
      And I press "Recalculate Records"
      Then the section "Freestyle" shows:
        | swim            | best time | day         | segment            |
        | Freestyle 50 m  | 36.51     | May 2, 2025 | 20250502T143500Z.1 |
        | Freestyle 100 m | 1:13.02   | May 2, 2025 | 20250502T143500Z.1 |

    @doors
    Scenario: The settings open from the header
      When I open "recordbook://swimming/records" in English
      And I press "Settings"
      Then the route is "recordbook://settings"

    @doors
    Scenario: A record leads to its history
      When I open "recordbook://swimming/records" in Czech
      And I press "Znak 50 m"
      Then the route is "recordbook://swimming/records/backstroke/50?course=scm"
      And the title is "Znak 50 m"

    @doors
    Scenario: Unknown can be hidden
      When I open "recordbook://swimming/settings" in Czech
      And I press "Zobrazit neznámé rekordy"
      And I open "recordbook://swimming/records" in Czech
      Then there is no section "Neznámý"
      And there is a section "Polohový závod"

    @doors
    Scenario: Long distances appear when they are switched on
      Given these swims were imported:
        | start                     | pool | laps                 |
        | 2025-05-05 07:00:00 +0200 | 25 m | 32 × 30.00 butterfly |
      When I open "recordbook://swimming/records" in Czech
      Then the section "Motýl" shows:
        | swim        | best time | day        | segment            |
        | Motýl 50 m  | 1:00,00   | 5. 5. 2025 | 20250505T050000Z.1 |
        | Motýl 100 m | 2:00,00   | 5. 5. 2025 | 20250505T050000Z.1 |
        | Motýl 200 m | 4:00,00   | 5. 5. 2025 | 20250505T050000Z.1 |
        | Motýl 300 m | 6:00,00   | 5. 5. 2025 | 20250505T050000Z.1 |
        | Motýl 400 m | 8:00,00   | 5. 5. 2025 | 20250505T050000Z.1 |
        | Motýl 500 m | 10:00,00  | 5. 5. 2025 | 20250505T050000Z.1 |
        | Motýl 600 m | 12:00,00  | 5. 5. 2025 | 20250505T050000Z.1 |
      And there is a card "Rekordy na dlouhých tratích se neukazují (1)."
      And the button "Zobrazit dlouhé tratě" is:
        | calls   | settings.updateSettings                             |
        | with    | swimming.longDistances=true                         |
        | command | recordbook settings set swimming.long-distances on  |
      When I press "Zobrazit dlouhé tratě"
      And I open "recordbook://swimming/records" in Czech
      Then there is a row "Motýl 800 m"
      And there is no button "Zobrazit dlouhé tratě"
      When I open "recordbook://swimming/settings" in English
      And I press "Long Distances"
      And I open "recordbook://swimming/records" in English
      Then there is no row "Butterfly 800 m"
      And there is a card "1 record at a longer distance is not shown."

    Scenario: With one pool there is nothing to choose
      When I open "recordbook://swimming/records" in English
      Then there is no radio-group "Pool"
      And the text "25 m pool" is:
        | type  | caption        |
        | color | secondary.text |

    @doors
    Scenario: With several pools one is shown at a time, first that of the latest swim
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-04 09:00:00 +0200 | 50 m | 2 × 41.00 freestyle |
      When I open "recordbook://swimming/records" in Czech
      Then the radio-group "Bazén" shows:
        | text | chosen |
        | 50 m | on     |
        | 25 m | off    |
      And the section "Kraul" shows:
        | swim        | best time | day        | segment            |
        | Kraul 50 m  | 41,00     | 4. 5. 2025 | 20250504T070000Z.1 |
        | Kraul 100 m | 1:22,00   | 4. 5. 2025 | 20250504T070000Z.1 |
      And the radio "Bazén 25 m" is:
        | text     | 25 m                                     |
        | type     | body                                     |
        | leads to | recordbook://swimming/records?course=scm |
        | command  | recordbook swim records --course scm          |
      And the row "Kraul 50 m" is:
        | leads to | recordbook://swimming/records/freestyle/50?course=lcm |
        | command  | recordbook swim history freestyle 50 --course lcm          |
      When I press "Bazén 25 m"
      Then the section "Kraul" shows:
        | swim        | best time | day        | segment            |
        | Kraul 50 m  | 36,51     | 2. 5. 2025 | 20250502T143500Z.1 |
        | Kraul 100 m | 1:13,02   | 2. 5. 2025 | 20250502T143500Z.1 |

    Scenario Outline: Pools of any length, each with distances in its own unit
      Given these swims were imported:
        | start                     | pool   | laps                |
        | 2025-05-04 09:00:00 +0200 | <pool> | 3 × 17.00 freestyle |
      When I open "recordbook://swimming/records" in <language>
      Then the radio-group "<group>" shows:
        | text     | chosen |
        | 25 m     | off    |
        | <length> | on     |
      And the radio "<name>" is:
        | leads to | recordbook://swimming/records?course=<course> |
      And the row "<swim>" is:
        | label | <said> |

      Examples:
        | language | pool    | group | length  | name          | course       | swim             | said                                                       |
        | Czech    | 25 yd   | Bazén | 25 yd   | Bazén 25 yd   | scy          | Kraul 50 yd      | Kraul 50 yardů, 34,00 sekundy, 4. května 2025              |
        | English  | 25 yd   | Pool  | 25 yd   | 25 yd pool    | scy          | Freestyle 50 yd  | Freestyle 50 yards, 34.00 seconds, May 4, 2025             |
        | Czech    | 33.33 m | Bazén | 33⅓ m   | Bazén 33⅓ m   | other-33.33m | Kraul 100 m      | Kraul 100 metrů, 51,00 sekundy, 4. května 2025             |
        | English  | 33.33 m | Pool  | 33⅓ m   | 33⅓ m pool    | other-33.33m | Freestyle 100 m  | Freestyle 100 meters, 51.00 seconds, May 4, 2025           |

    Scenario: A course never swum is refused, naming those there are
      When I open "recordbook://swimming/records?course=lcm" in English
      Then it is refused, naming "scm"

    Scenario: A word that is no course is refused
      When I open "recordbook://swimming/records?course=pond" in English
      Then it is refused, naming "course"

    Scenario: Everything can be reached and named
      When I open "recordbook://swimming/records" in Czech
      Then whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

  Rule: A book that is opened with newer rules says once which records moved, and why

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                  |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 18.255 freestyle, rest 60, 2 × 24.00 breaststroke |
      And a program of older rules had kept 7260 hundredths for a record of 7302

    Scenario: What is told in Czech
      When I open "recordbook://swimming/records" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kniha rekordů
        ═════════════

        ▌ Rekordy se posunuly
          Soubory TCX udávají jen čas více délek dohromady. Čas uvnitř nich nikdo
          nezměřil, a tak tam už žádný rekord nezačíná ani nekončí. Rekordy mají nově i
          bazény 33⅓ yd, 50 yd a další.
          Kraul 100 m, bazén 25 m: 1:13,02, dříve 1:12,60

        Bazén 25 m

        ▌ Kraul
          Kraul 50 m     36,51  2. 5. 2025  20250502T143500Z.1
          Kraul 100 m  1:13,02  2. 5. 2025  20250502T143500Z.1

        ▌ Znak
          Zatím žádný rekord

        ▌ Prsa
          Prsa 50 m      48,00  2. 5. 2025  20250502T143500Z.2

        ▌ Motýl
          Zatím žádný rekord

        ▌ Polohový závod
          Zatím žádný rekord

        ▌ Neznámý
          Zatím žádný rekord

        ▌ Víc o plavání
          Poslední trénink   recordbook swim show
          Kolik plavu        recordbook swim stats
          Celá sezona        recordbook swim season
          Zrychluji?         recordbook swim progress
          Tempo a pásma      recordbook swim pace
          Cíle               recordbook swim targets
          Všechny bazény     recordbook swim records --all
          Padlé rekordy      recordbook swim records --fell
          Závody             recordbook swim meets

        Ukáže všechny pokusy   recordbook swim history freestyle 50
        Přehled                recordbook
        Tréninky po letech     recordbook show recordbook://swimming/years
        Přepočítat rekordy     recordbook swim recalculate
        Nastavení              recordbook settings
        """

    Scenario: What is told in English
      When I open "recordbook://swimming/records" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records Book
        ════════════

        ▌ Records Have Changed
          TCX files tell only the time of several lengths together. Nobody took the time
          inside them, so no record begins or ends there any more. Pools of 33⅓ yd, 50
          yd and others now have records.
          Freestyle 100 m, 25 m pool: 1:13.02, before 1:12.60

        25 m pool

        ▌ Freestyle
          Freestyle 50 m       36.51  May 2, 2025  20250502T143500Z.1
          Freestyle 100 m    1:13.02  May 2, 2025  20250502T143500Z.1

        ▌ Backstroke
          No record yet

        ▌ Breaststroke
          Breaststroke 50 m    48.00  May 2, 2025  20250502T143500Z.2

        ▌ Butterfly
          No record yet

        ▌ Medley
          No record yet

        ▌ Unknown
          No record yet

        ▌ More about Swimming
          Latest Swim         recordbook swim show
          How Far I Swim      recordbook swim stats
          The Whole Season    recordbook swim season
          Getting Faster?     recordbook swim progress
          Pace and Zones      recordbook swim pace
          Targets             recordbook swim targets
          All Pools           recordbook swim records --all
          Records That Fell   recordbook swim records --fell
          Meets               recordbook swim meets

        Shows all attempts    recordbook swim history freestyle 50
        Overview              recordbook
        Swims by Year         recordbook show recordbook://swimming/years
        Recalculate Records   recordbook swim recalculate
        Settings              recordbook settings
        """

    Scenario: What is told of all courses, whichever is shown
      When I open "recordbook://swimming/records?course=scm" in English
      Then there is a text "Freestyle 100 m, 25 m pool: 1:13.02, before 1:12.60"

    @doors
    Scenario: A correction in between leaves it to be told
      When I open "recordbook://swimming/segments/20250502T143500Z.2/edit-style" in English
      And I press "Backstroke"
      And I open "recordbook://swimming/records" in English
      Then there is a text "Freestyle 100 m, 25 m pool: 1:13.02, before 1:12.60"

    @doors
    Scenario: It is told once
      When I open "recordbook://swimming/records" in English
      And I press "Recalculate Records"
      Then there is no text "Freestyle 100 m, 25 m pool: 1:13.02, before 1:12.60"

  Rule: Official results of meets

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                          |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 19.00 freestyle                           |
        | 2025-05-08 18:00:00 +0200 | 25 m | 2 × 18.00 freestyle                           |
      And these official results were entered:
        | day        | meet     | city  | course | style     | distance | time  |
        | 2025-05-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.50 |
        | 2025-05-08 | Club Cup | Plzeň | scm    | butterfly | 50       | 41.10 |

    Scenario: They stand beside the watch's, or alone
      When I open "recordbook://swimming/records" in English
      Then in a terminal 80 columns wide it begins:
        """
        Records Book
        ════════════
        25 m pool

        ▌ Freestyle
          Freestyle 50 m  36.00  May 8, 2025, official 36.50 May 8, 2025
              20250508T160000Z.1
        """
      And there is a row "Butterfly 50 meters, 41.10 seconds, official, May 8, 2025"

    @doors
    Scenario: They stand for the watch's of the same day where that is preferred
      When I open "recordbook://swimming/results" in English
      And I press "Prefer Official Times"
      And I open "recordbook://swimming/records" in English
      Then in a terminal 80 columns wide it begins:
        """
        Records Book
        ════════════
        25 m pool

        ▌ Freestyle
          Freestyle 50 m  36.50  May 8, 2025, official, watch 36.00  20250508T160000Z.1
        """

  Rule: A pool that no standard distance fits

    Scenario: It says so
      Given these swims were imported:
        | start                     | pool | laps                 |
        | 2025-05-02 16:35:00 +0200 | 17 m | 10 × 14.00 freestyle |
      When I open "recordbook://swimming/records" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records Book
        ════════════
        17 m pool

        No standard distance fits a 17 m pool.

        ▌ More about Swimming
          Latest Swim         recordbook swim show
          How Far I Swim      recordbook swim stats
          The Whole Season    recordbook swim season
          Getting Faster?     recordbook swim progress
          Pace and Zones      recordbook swim pace
          Targets             recordbook swim targets
          All Pools           recordbook swim records --all
          Records That Fell   recordbook swim records --fell
          Meets               recordbook swim meets

        Overview              recordbook
        Swims by Year         recordbook show recordbook://swimming/years
        Recalculate Records   recordbook swim recalculate
        Settings              recordbook settings
        """

    Scenario: The pool that is shown first can be set
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle |
        | 2025-05-03 16:35:00 +0200 | 50 m | 4 × 44.00 freestyle |
      And the setting "swimming.course" is "scm"
      When I open "recordbook://swimming/records" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kniha rekordů
        ═════════════

        Bazén
          ( ) 50 m   recordbook swim records --course lcm
          (•) 25 m   recordbook swim records --course scm

        ▌ Kraul
          Kraul 50 m     40,00  2. 5. 2025  20250502T143500Z.1
          Kraul 100 m  1:20,00  2. 5. 2025  20250502T143500Z.1

        ▌ Znak
          Zatím žádný rekord

        ▌ Prsa
          Zatím žádný rekord

        ▌ Motýl
          Zatím žádný rekord

        ▌ Polohový závod
          Zatím žádný rekord

        ▌ Neznámý
          Zatím žádný rekord

        ▌ Víc o plavání
          Poslední trénink   recordbook swim show
          Kolik plavu        recordbook swim stats
          Celá sezona        recordbook swim season
          Zrychluji?         recordbook swim progress
          Tempo a pásma      recordbook swim pace
          Cíle               recordbook swim targets
          Všechny bazény     recordbook swim records --all
          Padlé rekordy      recordbook swim records --fell
          Závody             recordbook swim meets

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course scm
        Přehled                recordbook
        Tréninky po letech     recordbook show recordbook://swimming/years
        Přepočítat rekordy     recordbook swim recalculate
        Nastavení              recordbook settings
        """
