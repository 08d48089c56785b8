@screen:prayer/settings
Feature: Prayer settings
  Place, calculation, minutes of the user's mosque, reminders and quiet hours, recording and display, in groups; every choice
  acts at once, and the screen says so. The method and the rule of high latitudes stand with what they mean: the angles, or
  where the rule matters. Quiet hours and the day from which prayers count are rows that open to their fields. What needs a long
  list has a screen of its own, to which a row leads that shows what is chosen. The minutes of the five prayers are steppers,
  each beside today's time. The book's own settings lead here and back. A change of place or calculation holds from now on.
  Everything can be undone but deleting all prayers, which asks first.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nastavení modliteb
      ══════════════════
      Každá změna se hned uloží.

      Místo
        Prague                   Europe/Prague

      Výpočet
        Metoda                          Liga muslimského světa  Fadžr 18°, iša 17°

        Škola pro asr
          (•) Běžná        recordbook prayer method --school standard
          ( ) Hanafijská   recordbook prayer method --school hanafi

        Vysoké zeměpisné šířky  Automaticky  Nad 48° sedmina noci, jinak polovina

      Minuty vaší mešity
        Fadžr (-30…30 min): 0     recordbook prayer method --adjust-fajr MINUTES
          5:31
        Zuhr (-30…30 min): 0      recordbook prayer method --adjust-dhuhr MINUTES
          11:49
        Asr (-30…30 min): 0       recordbook prayer method --adjust-asr MINUTES
          13:50
        Maghrib (-30…30 min): 0   recordbook prayer method --adjust-maghrib MINUTES
          16:10
        Iša (-30…30 min): 0       recordbook prayer method --adjust-isha MINUTES
          17:59

      Připomínky a tiché hodiny
        [ ] Na začátku každé modlitby             recordbook prayer remind at
        [ ] 15 minut před koncem každé modlitby
            recordbook prayer remind before-end --minutes 15
        Tiché hodiny připomínek  Vypnuto
          Tiché hodiny připomínek:   recordbook settings set prayer.quiet HOURS
          V tu dobu připomínky nechodí
        Připomínky chodí, jen když běží služba
        Ať běží po každém přihlášení              recordbook service install

      Zaznamenávání a zobrazení
        Džum'a a nad rámec pěti  nic
        Datum hidžry             12. džumádá al-áchira 1448 AH
        [ ] Nezaznamenané počítat jako zmeškané
            recordbook settings set prayer.unrecorded-is-missed on
        Modlitby počítat od      Od prvního záznamu
          Modlitby počítat od:   recordbook settings set prayer.since DAY
        [ ] Ukazovat dny v řadě  recordbook settings set prayer.streak on
        [ ] Jména modliteb i arabsky  recordbook settings set prayer.arabic-names on
        Exportovat                                recordbook prayer export
        Nastavení celé knihy                      recordbook settings

        Smazat všechny modlitby   recordbook prayer delete-all

      Změnit místo     recordbook show recordbook://prayer/settings/place
      Ukáže možnosti   recordbook show recordbook://prayer/settings/method
      Zpět: Modlitby   recordbook prayer

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English, without a place
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    Then in a terminal 80 columns wide it reads:
      """
      Prayer settings
      ═══════════════
      Each change is saved at once.

      Place
        No place yet

      Calculation
        The calculation needs a place

      Reminders and quiet hours
        [ ] At the beginning of each prayer      recordbook prayer remind at
        [ ] 15 minutes before each prayer ends
            recordbook prayer remind before-end --minutes 15
        Quiet Hours for Reminders    Off
          Quiet Hours for Reminders:   recordbook settings set prayer.quiet HOURS
          No reminders come in these hours
        Reminders come only while the service runs
        Have it run after each log-in            recordbook service install

      Recording and display
        Jumu'ah and beyond the five  none
        Hijri date                   12 Jumada al-Akhirah 1448 AH
        [ ] Count Unrecorded Prayers as Missed
            recordbook settings set prayer.unrecorded-is-missed on
        Count Prayers Since          The first recorded
          Count Prayers Since:   recordbook settings set prayer.since DAY
        [ ] Show Days in a Row  recordbook settings set prayer.streak on
        [ ] Prayer Names in Arabic, Too
            recordbook settings set prayer.arabic-names on
        Export                                   recordbook prayer export
        Book Settings                            recordbook settings

        Delete all prayers   recordbook prayer delete-all

      Change the place    recordbook show recordbook://prayer/settings/place
      Shows the choices   recordbook show recordbook://prayer/settings/more
      Back: Prayers       recordbook prayer

      ( ) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      (•) Profile      recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Own minutes
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings" in English
    When I press "Own minutes: Fajr" and give "3"
    Then the stepper "Own minutes: Fajr" is:
      | value | 3 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A reminder before each prayer ends
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings" in English
    When I press "15 minutes before each prayer ends"
    Then the toggle "15 minutes before each prayer ends" is:
      | on | yes |
    When I press "15 minutes before each prayer ends"
    Then the toggle "15 minutes before each prayer ends" is:
      | on | no |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Quiet hours
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    Then there is no toggle "Fajr: Remind Anyway"
    When I press "Quiet Hours for Reminders" and give "22:30-06:00"
    Then the text-field "Quiet Hours for Reminders" is:
      | value | 22:30-06:00 |
    When I press "Fajr: Remind Anyway"
    Then the toggle "Fajr: Remind Anyway" is:
      | on | yes |
    And the text-field "Quiet Hours for Reminders" is:
      | value | 22:30-06:00 fajr |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What counts as missed
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    When I press "Count Unrecorded Prayers as Missed"
    Then the toggle "Count Unrecorded Prayers as Missed" is:
      | on | yes |
    When I press "Count Unrecorded Prayers as Missed"
    Then the toggle "Count Unrecorded Prayers as Missed" is:
      | on | no |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: From which day on it counts
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    When I press "Count Prayers Since" and give "2026-01-01"
    Then the date-field "Count Prayers Since" is:
      | value | 2026-01-01 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Deleting all prayers
    Given the user is in "Prague"
    And 7 prayers of "fajr" are to be made up
    And the user is excused from "2026-11-20/asr" because of "menses"
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://prayer/settings" in English
    When I press "Delete all prayers"
    Then the route is "recordbook://prayer"
    When I open "recordbook://prayer/profile" in English
    Then there is no row "Prague"
    And there is no row "Fajr"
    And the stepper "Weekly goal" is:
      | value | |
    When I open "recordbook://changes" in English
    Then there is a row "Deleted for good: everything about prayers, 0 prayers"
    And there is no button "Undo: deleted for good: everything about prayers, 0 prayers"
