@screen:support/home
Feature: Home of runs with friends' voices
  The next run in a green card of its own: its day, name and distance, the pictures of the friends who were asked, how many
  messages wait and who has not answered; never what is in them; and Start. Ask a Friend and Change below it; further plans;
  the runs that friends were with, and beside their heading the way to all. In the language of the seed: the accent is forest
  green, which its palette gives to primary actions, and orange is for voices; supporting text is a neutral of its beige, as
  sage has 2.4 : 1 there (subheadline, caption; tabs that are not selected). Cards have 16 within and 24 between them; 24
  outside contradicts the 16 of the smallest phone, where margins go by device: 16, 20, 24, 32. Text is kept readable in lines
  of 20 rem at most on the friend's page; the book's own screens keep their column. Nothing is pulled to refresh: a page
  follows the book by itself, and every swipe, long press or pull of the seed has a button. Haptics are not there: no browser
  and no terminal has them. Tips and battery warnings are not there either: nothing here knows of a battery, and the four
  lines of Create say what a tip would. A list of friends apart from plans is not there: a friend is known by the plan that
  asked for a voice, and nobody is kept beyond it. Shadows have the seed's three heights: low under cards and buttons, medium
  under the card of the run and under what is opened over it, high under what is just told. What a button does beyond its
  words is its hint; how it is pressed is told by whatever reads the page aloud. Every control lies in the column, none at a
  screen's edge, the primary one nearest to the thumb.

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: Before anything is planned, in Czech
    Given an empty book
    When I open "recordbook://support/home" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      S přáteli
      ═════════

      Zatím žádný naplánovaný běh

      Naplánujte běh a požádejte přátele, ať vám k němu něco namluví.

      Nový běh   recordbook show recordbook://support/create

      Přehled   recordbook

      (•) Domů        recordbook show recordbook://support/home
      ( ) Nový        recordbook show recordbook://support/create
      ( ) Historie    recordbook show recordbook://support/history
      ( ) Nastavení   recordbook show recordbook://support/settings
      """
    And the screen is:
      | title | S přáteli |
      | presentation | root |
      | arrangement | cards |
      | spacing | lg |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-24T09:12:05Z
  Scenario: Before anything is planned, in English
    Given an empty book
    When I open "recordbook://support/home" in English
    Then in a terminal 80 columns wide it reads:
      """
      With Friends
      ════════════

      No run planned yet

      Plan a run and ask friends to record something for it.

      New Run   recordbook show recordbook://support/create

      Overview   recordbook

      (•) Home       recordbook show recordbook://support/home
      ( ) Create     recordbook show recordbook://support/create
      ( ) History    recordbook show recordbook://support/history
      ( ) Settings   recordbook show recordbook://support/settings
      """
    And the title is "With Friends"

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: Three messages wait, of which nothing is told but who sent them
    Given these runs were planned:
      | name | day | km |
      | Neděle u řeky | 2026-11-29 | 12.5 |
    And "Sára" sent these messages:
      | seconds | at | text |
      | 4 | 5.2 km | Tohle nesmí nikdo vidět |
      | 7.7 | 26 min | |
    And "Petr" sent these messages:
      | seconds | at | text |
      | 5 | finish | |
    When I open "recordbook://support/home" in Czech
    Then nothing on it tells "Tohle"
    And nothing on it tells "5,2"
    And nothing on it tells "7,7"
    And nothing on it tells "26 min"
    And the text "Čekají 3 zprávy" is:
      | type | body |
    And the avatar "Petr" is:
      | value | |
    And there is a text "Neděle 29. listopadu"
    And the button "Začít běh" is:
      | calls | support.startRun |
      | leads to | recordbook://support/run/now/active |
      | style | primary |
    And every route on it opens

  @clock:2026-11-24T09:12:05Z
  Scenario: A plan that hides who sent a message tells how many alone
    Given these runs were planned:
      | name | day | km | senders |
      | Sunday by the river | 2026-11-29 | 12.5 | off |
    And "Sarah" sent these messages:
      | seconds | at |
      | 4 | 5.2 km |
    When I open "recordbook://support/home" in English
    Then there is a text "1 message is waiting"
    And nothing on it tells "Sarah"

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: Start leads into the run
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And I open "recordbook://support/home" in English
    When I press "Start Run"
    Then the title is "Sunday by the river"
    And the screen is:
      | presentation | fullScreenModal |
    And there is a text "Looking for GPS…"

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: While a run is under way, and once it is over
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 240 | 3 | 5 |
    When I open "recordbook://support/home" in English
    Then there is a card "You Are Running"
    And nothing on it tells "Run finished: save or discard"
    Given the run was finished
    When I open "recordbook://support/home" in English
    Then there is a card "Run finished: save or discard"
    And nothing on it tells "You Are Running"
    And nothing on it tells "Start Run"
    And every route on it opens
    When I open "recordbook://support/home" in Czech
    Then there is a card "Běh skončil: uložte, nebo zahoďte"
    And nothing on it tells "Běžíte"
    When I open "recordbook://support/run/now/active" in English
    And I press "Discard"
    Then nothing on it tells "Run finished: save or discard"
    And nothing on it tells "You Are Running"

  Scenario: Four places are always in reach
    Given an empty book
    When I open "samwise://home" in Czech
    Then the route is "recordbook://support/home"
