@screen:access
Feature: Health Access
  Asks for access to an export of the Health app, says what is read and that it stays on this machine, and shows what
  became of the permission. Content stands in one column, centred vertically, without a header, and so ends with a way
  out. Importing comes first: whoever has an export in hand needs to grant nothing; access is for those whose export is
  to be read again.

  @doors
  Scenario: What it looks like in Czech before access was granted
    Given an empty book
    When I open "recordbook://access" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Přístup ke zdravotním datům
      ═══════════════════════════

      Kniha rekordů čte z exportu aplikace Zdraví vaše plavání v bazénu: délky, jejich
      časy a plavecké styly; vaše běhy: časy, trasy a energii.

      Vaše data neopustí tento počítač.

      Načíst data       recordbook import EXPORT.zip
      Povolit přístup   recordbook access grant EXPORT.zip
      Přehled           recordbook
      """

  Scenario: What it looks like in English before access was granted
    Given an empty book
    When I open "recordbook://access" in English
    Then in a terminal 80 columns wide it reads:
      """
      Access to Health Data
      ═════════════════════

      From a Health app export, the Records Book reads your pool swims: laps, their
      times and strokes; your runs: times, routes and energy.

      Your data never leaves this computer.

      Import Data    recordbook import EXPORT.zip
      Allow Access   recordbook access grant EXPORT.zip
      Overview       recordbook
      """

  Scenario: Where things stand
    Given an empty book
    When I open "recordbook://access" in Czech
    Then the screen is:
      | title        | Přístup ke zdravotním datům  |
      | route        | recordbook://access          |
      | presentation | fullScreenModal              |
      | header       | none                         |
      | arrangement  | centered                     |
      | top          | safeArea + xl                |
      | bottom       | safeArea + xl                |
      | spacing      | md                           |
    And the toolbar is empty
    And the content is, in order:
      | role    | text                                                                                                        |
      | image   |                                                                                                             |
      | image   |                                                                                                             |
      | heading | Přístup ke zdravotním datům                                                                                 |
      | text    | Kniha rekordů čte z exportu aplikace Zdraví vaše plavání v bazénu: délky, jejich časy a plavecké styly; vaše běhy: časy, trasy a energii. |
      | text    | Vaše data neopustí tento počítač.                                                                           |
      | button  | Načíst data                                                                                                 |
      | button  | Povolit přístup                                                                                             |
      | button  | Přehled                                                                                                     |
    And the image "Plavec a srdce aplikace Zdraví" is:
      | icon | figure.pool.swim.heart, illustration |
    And the heading "Přístup ke zdravotním datům" is:
      | type | largeTitle |
    And the text "Vaše data neopustí tento počítač." is:
      | type  | caption               |
      | color | secondary.text        |
      | icon  | lock.fill, navigation |
    And the button "Povolit přístup" is:
      | label    | Povolit přístup                              |
      | hint     | Vyberete soubor nebo složku s exportem       |
      | calls    | book.grantAccess                   |
      | asks for | path, a path                                 |
      | style    | normal                                       |
      | leads to | recordbook://                |
      | command  | recordbook access grant EXPORT.zip           |
    And the button "Načíst data" is:
      | calls    | book.importFiles             |
      | asks for | paths, a paths               |
      | style    | primary                      |
      | command  | recordbook import EXPORT.zip |
    And the button "Přehled" is:
      | leads to | recordbook:// |

  Scenario: Every element, in Czech
    Given an empty book
    When I open "recordbook://access" in Czech
    Then it is made of:
      """
      toolbar
      image (icon app.icon, featured)
      image (label Plavec a srdce aplikace Zdraví; color accent.fill; icon figure.pool.swim.heart, illustration)
      heading "Přístup ke zdravotním datům" (type largeTitle)
      text "Kniha rekordů čte z exportu aplikace Zdraví vaše plavání v bazénu: délky, jejich časy a plavecké styly; vaše běhy: časy, trasy a energii." (type body; color secondary.text)
      text "Vaše data neopustí tento počítač." (type caption; color secondary.text; icon lock.fill, navigation)
      button "Načíst data" (hint Export aplikace Zdraví, nebo soubory hodinek; type body; calls book.importFiles; asks for paths, a paths; style primary; command recordbook import EXPORT.zip)
      button "Povolit přístup" (hint Vyberete soubor nebo složku s exportem; type body; leads to recordbook://; calls book.grantAccess; asks for path, a path; style normal; command recordbook access grant EXPORT.zip)
      button "Přehled" (type body; leads to recordbook://; command recordbook)
      """

  Scenario: Every element, in English
    Given an empty book
    When I open "recordbook://access" in English
    Then it is made of:
      """
      toolbar
      image (icon app.icon, featured)
      image (label A swimmer and the Health heart; color accent.fill; icon figure.pool.swim.heart, illustration)
      heading "Access to Health Data" (type largeTitle)
      text "From a Health app export, the Records Book reads your pool swims: laps, their times and strokes; your runs: times, routes and energy." (type body; color secondary.text)
      text "Your data never leaves this computer." (type caption; color secondary.text; icon lock.fill, navigation)
      button "Import Data" (hint An export of the Health app, or files of a watch; type body; calls book.importFiles; asks for paths, a paths; style primary; command recordbook import EXPORT.zip)
      button "Allow Access" (hint You choose the file or folder with the export; type body; leads to recordbook://; calls book.grantAccess; asks for path, a path; style normal; command recordbook access grant EXPORT.zip)
      button "Overview" (type body; leads to recordbook://; command recordbook)
      """

  @doors
  Scenario: Granting leads to the book, and reading the data fills it
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    When I open "recordbook://access" in Czech
    And I press "Povolit přístup" and give the export
    Then the route is "recordbook://"
    When I open "recordbook://access" in Czech
    And I press "Synchronizovat data"
    Then the route is "recordbook://"
    When I open "recordbook://swimming/records" in Czech
    Then there is a row "Kraul 50 m"

  @doors
  Scenario Outline: Granted, it shows what is read and when it was, and how to take it back
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    And access to the export was granted
    When I open "recordbook://access" in <language>
    Then the content is, in order:
      | role    | text      |
      | image   |           |
      | image   |           |
      | heading | <heading> |
      | text    | <reads>   |
      | text    | <private> |
      | card    | <granted> |
      | button  | <sync>    |
      | button  | <book>    |
      | button  | <runs>    |
      | button  | <revoke>  |
      | button  | <out>     |
    And the row "<last>" is:
      | label | <last>: <none> |
    And the row "<location>" names the export
    And the button "<sync>" is:
      | calls    | book.syncHealthData       |
      | style    | primary                       |
      | leads to | recordbook://                 |
      | command  | recordbook sync               |
    And the button "<book>" is:
      | leads to | recordbook://swimming/records |
    And the button "<runs>" is:
      | leads to | recordbook://running/home |
    And the button "<revoke>" is:
      | calls       | book.revokeAccess |
      | style       | destructive                 |
      | color       | destructive.text            |
      | asks first  | <question>                  |
      | command     | recordbook access revoke    |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

    Examples:
      | language | heading                     | reads                                                                                                   | private                           | granted         | sync                | book          | runs | revoke         | last                   | none       | question                                            | location | out |
      | Czech    | Přístup ke zdravotním datům | Kniha rekordů čte z exportu aplikace Zdraví vaše plavání v bazénu: délky, jejich časy a plavecké styly; vaše běhy: časy, trasy a energii. | Vaše data neopustí tento počítač. | Přístup povolen | Synchronizovat data | Kniha rekordů | Běh | Odebrat přístup | Poslední synchronizace | Zatím žádná | Odebrat přístup? Co už v knize je, v ní zůstane.    | Umístění | Přehled |
      | English  | Access to Health Data       | From a Health app export, the Records Book reads your pool swims: laps, their times and strokes; your runs: times, routes and energy. | Your data never leaves this computer. | Access Granted | Sync Data | Records Book | Running | Revoke Access | Last sync | None yet | Revoke access? The book keeps what it has. | Location | Overview |

  @doors
  Scenario Outline: After a sync its time is shown
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    And access to the export was granted
    When I open "recordbook://access" in <language>
    And I press "<sync>"
    And I open "recordbook://swimming/records" in <language>
    Then there is a row "<row>"
    When I open "recordbook://access" in <language>
    Then the row "<last>" tells a date and time

    Examples:
      | language | sync                | row            | last                   |
      | Czech    | Synchronizovat data | Kraul 50 m     | Poslední synchronizace |
      | English  | Sync Data           | Freestyle 50 m | Last sync              |

  @doors
  Scenario Outline: Revoked, the book keeps what it has and access can be granted again
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    And access to the export was granted
    When I open "recordbook://access" in <language>
    And I press "<sync>"
    And I open "recordbook://access" in <language>
    And I press "<revoke>"
    Then the route is "recordbook://access"
    And there is a text "<notice>"
    And there is a button "<grant>"
    And there is no button "<revoke>"
    And there is no button "<sync>"
    When I press "<book>"
    Then there is a row "<row>"

    Examples:
      | language | sync                | revoke          | notice                                              | grant           | book          | row            |
      | Czech    | Synchronizovat data | Odebrat přístup | Přístup je odebrán. Co už v knize je, v ní zůstává. | Povolit přístup | Kniha rekordů | Kraul 50 m     |
      | English  | Sync Data           | Revoke Access   | Access is revoked. The book keeps what it has. | Allow Access    | Records Book  | Freestyle 50 m |

  @doors
  Scenario Outline: When the granted file is gone, it says so and asks where it is now
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    And access to the export was granted
    And the export is gone
    When I open "recordbook://access" in <language>
    Then there is a warning that names the export and "<warning>"
    And there is a button "<grant>"
    And there is a button "<revoke>"
    And there is no button "<sync>"
    And whatever can be pressed has a label
    And every colour is in the palette

    Examples:
      | language | warning                                                                    | grant           | revoke          | sync                |
      | Czech    | už neexistuje nebo nejde přečíst. Povolte přístup tam, kde export je nyní. | Povolit přístup | Odebrat přístup | Synchronizovat data |
      | English  | is no longer there or can't be read. Grant access where the export is now. | Allow Access    | Revoke Access   | Sync Data           |
