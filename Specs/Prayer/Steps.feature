@screen:prayer/onboarding/place @screen:prayer/onboarding/calculation @screen:prayer/onboarding/reminders @screen:prayer/onboarding/ready
Feature: The first steps of prayers
  Place, calculation, reminders, and a summary: four pages after the welcome. What is entered is saved at once, so going
  back and forth loses nothing, and each step may be skipped: without a place its way on says so. Back and Continue stand
  side by side where there is room; the last page starts. City and coordinates are two ways to one place; coordinates are
  taken and never shown again. Cities are those that the system's list of time zones has, by their English names; one that
  it does not have names those that begin alike, else the city of this machine's zone, and coordinates.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Where, in Czech
    Given an empty book
    When I open "recordbook://prayer/onboarding/place" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Kde jste?
      ═════════
      Město nebo souřadnice; krok lze přeskočit
      ○●○○○ Krok 2 z 5

        Město:         recordbook prayer place CITY
        Souřadnice:    recordbook prayer place LAT,LON

        Zpět        recordbook show recordbook://prayer/welcome
        Přeskočit   recordbook show recordbook://prayer/onboarding/calculation
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Where, in English
    Given an empty book
    When I open "recordbook://prayer/onboarding/place" in English
    Then in a terminal 80 columns wide it reads:
      """
      Where are you?
      ══════════════
      A city or coordinates; you can skip this
      ○●○○○ Step 2 of 5

        City:           recordbook prayer place CITY
        Coordinates:    recordbook prayer place LAT,LON

        Back   recordbook show recordbook://prayer/welcome
        Skip   recordbook show recordbook://prayer/onboarding/calculation
      """

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Giving a city, whatever its case
    Given an empty book
    When I open "recordbook://prayer/onboarding/place" in English
    When I press "City" and give "PRAGUE"
    Then the cells of the row "Place" are:
      | text |
      | Place |
      | Prague (Europe/Prague) |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A city by another name than the list has
    Given an empty book
    When I open "recordbook://prayer/onboarding/place" in English
    And I press "City" and give "Praha"
    Then it is refused, naming "Europe/Prague"
    When I open "recordbook://prayer/onboarding/place" in English
    And I press "City" and give "Brno"
    Then it is refused, naming "English name"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Giving coordinates
    Given an empty book
    When I open "recordbook://prayer/onboarding/place" in English
    When I press "Coordinates" and give "21.4225, 39.8262"
    When I open "recordbook://prayer" in English
    Then the title is "Sunday, November 22"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: How, in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer/onboarding/calculation" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Jak se časy počítají?
      ═════════════════════
      Porovnejte s rozpisem své mešity
      ○○●○○ Krok 3 z 5

      Dnešní časy
        Fadžr          5:31
        Východ slunce  7:26
        Zuhr           11:49
        Asr            13:50
        Maghrib        16:10
        Iša            17:59

      Metoda
        ( ) Diyanet v Evropě  recordbook prayer method diyanet-europe
        (•) Liga muslimského světa  recordbook prayer method muslim-world-league
        ( ) Egypt (úřad pro zeměměřictví)        recordbook prayer method egyptian
        ( ) Karáčí (univerzita islámských věd)   recordbook prayer method karachi
        ( ) Umm al-Kurá, Mekka                   recordbook prayer method umm-al-qura
        ( ) Dubaj                                recordbook prayer method dubai
        ( ) Katar (údaje z roku 2016)            recordbook prayer method qatar
        ( ) Kuvajt                               recordbook prayer method kuwait
        ( ) Výbor pro pozorování Měsíce          recordbook prayer method moonsighting
        ( ) Singapur (MUIS)                      recordbook prayer method singapore
        ( ) Turecko (Diyanet)                    recordbook prayer method turkey
        ( ) Teherán (geofyzikální ústav)         recordbook prayer method tehran

      Všechny metody   recordbook show recordbook://prayer/settings/method

      Škola pro asr
        (•) Běžná (šáfiovská, málikovská, hanbalovská)
            recordbook prayer method --school standard
        ( ) Hanafijská  recordbook prayer method --school hanafi

        Zpět         recordbook show recordbook://prayer/onboarding/place
        Pokračovat   recordbook show recordbook://prayer/onboarding/reminders
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: How, without a place
    Given an empty book
    When I open "recordbook://prayer/onboarding/calculation" in English
    Then in a terminal 80 columns wide it begins:
      """
      How are the times calculated?
      ═════════════════════════════
      Compare with your mosque's timetable
      ○○●○○ Step 3 of 5

      The calculation needs a place

      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Choosing a method changes the preview
    Given the user is in "Prague"
    When I open "recordbook://prayer/onboarding/calculation" in English
    When I press "Türkiye (Diyanet)"
    Then the cells of the row "Dhuhr" are:
      | text |
      | Dhuhr |
      | 11:53 AM |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Reminders, in Czech
    Given an empty book
    When I open "recordbook://prayer/onboarding/reminders" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Připomínky
      ══════════
      Na začátku každé modlitby
      ○○○●○ Krok 4 z 5

        [ ] Na začátku každé modlitby   recordbook prayer remind at
        Připomínky chodí, jen když běží služba
        Ať běží po každém přihlášení    recordbook service install

        Zpět         recordbook show recordbook://prayer/onboarding/calculation
        Pokračovat   recordbook show recordbook://prayer/onboarding/ready
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Being reminded at each begin
    Given an empty book
    When I open "recordbook://prayer/onboarding/reminders" in English
    When I press "At the beginning of each prayer"
    Then the toggle "At the beginning of each prayer" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: All set, in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer/onboarding/ready" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vše připraveno
      ══════════════
      Nic neopouští tento počítač
      ○○○○● Krok 5 z 5

        Místo       Prague
        Výpočet     Liga muslimského světa
        Připomínky  žádné

        Zpět    recordbook show recordbook://prayer/onboarding/reminders
        Začít   recordbook settings set prayer.onboarded on
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Starting
    Given the user is in "Prague"
    When I open "recordbook://prayer/onboarding/ready" in English
    Then in a terminal 80 columns wide it reads:
      """
      All set
      ═══════
      Nothing leaves this machine
      ○○○○● Step 5 of 5

        Place        Prague
        Calculation  Muslim World League
        Reminders    none

        Back    recordbook show recordbook://prayer/onboarding/reminders
        Start   recordbook settings set prayer.onboarded on
      """
    When I press "Start"
    Then the route is "recordbook://prayer"
    When I open "recordbook://prayer/welcome" in English
    Then the route is "recordbook://prayer"
