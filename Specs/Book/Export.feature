@screen:export
Feature: Export
  The whole book as files: a backup that makes the same book again, tables for a spreadsheet program, and pages to read
  without the program. It says in plain words what a backup holds and that whoever has it can read it. Keys of people are
  in it only if they are chosen, under a warning. What features let one save by itself is one row away.

  On a page from a server each button saves a file, and no command is seen; elsewhere each has its command.

  Rule: A book with something in it

    Background:
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |

    @doors
    Scenario: What it looks like in English
      When I open "recordbook://export" in English
      Then in a terminal 80 columns wide it reads:
        """
        Export
        ══════

        Backup
          One file with the whole book: all features, the profile, the settings and
          every change. The account and its password are not in it; friends' voice
          messages and keys only if you choose them. Imported into an empty book, it
          makes the same book again.
          Whoever has the file can read everything in it.
          Save a Backup                 recordbook export --format json book.json
          Save With Friends' Voices
              recordbook export --format json --with-messages book.json
          Keys of People

            ⚠ Keys belong only in a backup that nobody else gets: whoever has them can
              write in your name to the people you exchange posts with.
            Save With Keys  recordbook export --format json --with-keys book.json
            Save With Voices and Keys
                recordbook export --format json --with-messages --with-keys book.json

        Tables
          The tables of all features, for a spreadsheet program (CSV).
          Save All Tables   recordbook export --format csv tables

        Pages
          The whole book to read in a browser, even without this program. Heart rates
          are left out.
          Save the Pages   recordbook export --format html pages

        One by One
          Runs            FIT, GPX or TCX, in the menu of a run
          All Routes      A picture
          Prayers         A table, in the prayer settings
          Prayer Times    A month's table, in the menu of the times

        Shows the runs              recordbook run
        Shows all runs on one map   recordbook run map
        Shows the prayer settings   recordbook show recordbook://prayer/settings
        Shows the prayer times      recordbook show recordbook://prayer/times
        Back: Settings              recordbook settings
        """

    Scenario: What it looks like in Czech
      When I open "recordbook://export" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Export
        ══════

        Záloha
          Jeden soubor s celou knihou: všechny oblasti, profil, nastavení a každá změna.
          Účet a jeho heslo v něm nejsou, hlasové zprávy přátel a klíče jen když je
          zvolíte. Když ho načtete do prázdné knihy, vznikne z něj tatáž kniha.
          Kdo soubor má, přečte v něm všechno.
          Uložit zálohu              recordbook export --format json book.json
          Uložit i s hlasy přátel
              recordbook export --format json --with-messages book.json
          Klíče lidí

            ⚠ Klíče patří jen do zálohy, kterou nikomu nedáte: kdo je má, může lidem, se
              kterými si vyměňujete příspěvky, psát vaším jménem.
            Uložit s klíči  recordbook export --format json --with-keys book.json
            Uložit s hlasy a klíči
                recordbook export --format json --with-messages --with-keys book.json

        Tabulky
          Tabulky všech oblastí pro tabulkový program (CSV).
          Uložit všechny tabulky   recordbook export --format csv tables

        Stránky
          Celá kniha ke čtení v prohlížeči, i bez tohoto programu. Tep na stránkách
          není.
          Uložit stránky   recordbook export --format html pages

        Jednotlivě
          Běhy           FIT, GPX nebo TCX, v nabídce běhu
          Všechny trasy  Obrázek
          Modlitby       Tabulka, v nastavení modliteb
          Časy modliteb  Tabulka měsíce, v nabídce časů

        Ukáže běhy                         recordbook run
        Ukáže všechny běhy na jedné mapě   recordbook run map
        Ukáže nastavení modliteb           recordbook show recordbook://prayer/settings
        Ukáže časy modliteb                recordbook show recordbook://prayer/times
        Zpět: Nastavení                    recordbook settings
        """

    Scenario: Where things stand
      When I open "recordbook://export" in English
      Then the screen is:
        | title        | Export              |
        | route        | recordbook://export |
        | presentation | stack               |
        | header       | standard            |
        | arrangement  | form                |
        | top          | header + xl         |
        | bottom       | safeArea + xl       |
        | spacing      | lg                  |
      And the content is, in order:
        | role    | text       |
        | section | Backup     |
        | section | Tables     |
        | section | Pages      |
        | section | One by One |
      And the way back is:
        | text     | label          | leads to              | command             |
        | Settings | Back: Settings | recordbook://settings | recordbook settings |

    Scenario Outline: Each button saves a file
      When I open "recordbook://export" in <language>
      Then the button "<button>" is:
        | value   | book/<file>                           |
        | icon    | square.and.arrow.down, navigation     |
        | command | recordbook export --format <argument> |

      Examples:
        | language | button                    | file                    | argument                                    |
        | English  | Save a Backup             | backup.json             | json book.json                              |
        | English  | Save With Friends' Voices | backup-voices.json      | json --with-messages book.json              |
        | English  | Save With Keys            | backup-keys.json        | json --with-keys book.json                  |
        | English  | Save With Voices and Keys | backup-voices-keys.json | json --with-messages --with-keys book.json  |
        | English  | Save All Tables           | tables.zip              | csv tables                                  |
        | English  | Save the Pages            | pages.zip               | html pages                                  |
        | Czech    | Uložit zálohu             | backup.json             | json book.json                              |
        | Czech    | Uložit i s hlasy přátel   | backup-voices.json      | json --with-messages book.json              |
        | Czech    | Uložit s klíči            | backup-keys.json        | json --with-keys book.json                  |
        | Czech    | Uložit s hlasy a klíči    | backup-voices-keys.json | json --with-messages --with-keys book.json  |
        | Czech    | Uložit všechny tabulky    | tables.zip              | csv tables                                  |
        | Czech    | Uložit stránky            | pages.zip               | html pages                                  |

    Scenario Outline: Keys are out of sight until they are asked for, under a warning
      When I open "recordbook://export" in <language>
      Then the disclosure "<keys>" is:
        | on   | no     |
        | hint | <hint> |
      And there is a warning "<warning>"

      Examples:
        | language | keys           | hint                        | warning |
        | English  | Keys of People | Shows the backups with keys | Keys belong only in a backup that nobody else gets: whoever has them can write in your name to the people you exchange posts with. |
        | Czech    | Klíče lidí     | Ukáže zálohy s klíči        | Klíče patří jen do zálohy, kterou nikomu nedáte: kdo je má, může lidem, se kterými si vyměňujete příspěvky, psát vaším jménem. |

    Scenario Outline: Everything can be reached and named
      When I open "recordbook://export" in <language>
      Then the row "<runs>" is:
        | leads to | recordbook://running/home |
      And the row "<prayers>" is:
        | leads to | recordbook://prayer/settings |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

      Examples:
        | language | runs | prayers  |
        | English  | Runs | Prayers  |
        | Czech    | Běhy | Modlitby |

  Rule: A book with nothing in it

    Scenario Outline: There is nothing to save
      Given an empty book
      When I open "recordbook://export" in <language>
      Then there is a heading "<nothing>"
      And there is no button "<save>"

      Examples:
        | language | nothing         | save          |
        | English  | Nothing to Save | Save a Backup |
        | Czech    | Není co uložit  | Uložit zálohu |
