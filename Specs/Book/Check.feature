@screen:check
Feature: Check the Book
  Every file of the book is read when the screen opens. It is sound, or what was found is told in words, each with the file
  by its name, never by where it is; a button then repairs the book, after a question.

  @doors
  Scenario: What it looks like while nothing is in the book
    Given an empty book
    When I open "recordbook://check" in English
    Then in a terminal 80 columns wide it reads:
      """
      Check the Book
      ══════════════

      Sound
        There is nothing in the book yet.

      Back: Settings   recordbook settings
      """

  Scenario: What it looks like in Czech while nothing is in the book
    Given an empty book
    When I open "recordbook://check" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Kontrola knihy
      ══════════════

      V pořádku
        V knize zatím nic není.

      Zpět: Nastavení   recordbook settings
      """

  Scenario Outline: A sound book tells how much was read
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    When I open "recordbook://check" in <language>
    Then the screen is:
      | title        | <title>            |
      | route        | recordbook://check |
      | presentation | stack              |
      | header       | standard           |
      | arrangement  | form               |
      | top          | header + xl        |
      | bottom       | safeArea + xl      |
      | spacing      | lg                 |
    And there is a card "<sound>"
    And the text "<words>" is:
      | icon | checkmark.circle.fill, featured |
    And there is a row "<read>"
    And there is a row "<size>"
    And there is no button "<repair>"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

    Examples:
      | language | title          | sound     | words                                   | read     | size     | repair          |
      | English  | Check the Book | Sound     | Every file is as it was written.        | Read     | Size     | Repair the Book |
      | Czech    | Kontrola knihy | V pořádku | Každý soubor je takový, jaký byl zapsán. | Přečteno | Velikost | Opravit knihu   |

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario Outline: What is damaged is told, and repaired after a question
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-17 | maghrib | on-time |
      | 2026-11-18 | fajr    | on-time |
      | 2026-11-18 | dhuhr   | late    |
    And the journal of "prayer" was damaged
    When I open "recordbook://check" in <language>
    Then there is no card "<sound>"
    And there is a warning "<warning>"
    And there is a section "<findings>"
    And the button "<repair>" is:
      | hint       | <hint>             |
      | calls      | book.repairStore   |
      | asks first | <question>         |
      | leads to   | recordbook://check |
      | command    | recordbook repair  |
    And whatever can be pressed has a label
    And every colour is in the palette
    When I press "<repair>"
    Then the route is "recordbook://check"
    And there is a card "<sound>"
    And there is no button "<repair>"

    Examples:
      | language | sound     | findings    | repair          | hint                             | warning | question |
      | English  | Sound     | Findings    | Repair the Book | Keeps a copy of what is replaced | The book is damaged. A repair keeps whatever can be read, and a copy of whatever it replaces. | Repair the book? What can no longer be read will not be in it. Copies of the replaced files are put aside. |
      | Czech    | V pořádku | Co se našlo | Opravit knihu   | S kopií toho, co nahradí         | Kniha je poškozená. Co jde přečíst, oprava zachová, a co nahradí, odloží jako kopii. | Opravit knihu? Co už nejde přečíst, v ní nebude. Nahrazené soubory zůstanou odložené jako kopie. |
