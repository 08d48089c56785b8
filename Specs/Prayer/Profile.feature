@screen:prayer/profile
Feature: Prayer profile
  What is to be made up, when prayers were excused and why, the weekly goal, past places. It alone shows reasons, and no
  exported page has it; places are told by name, without coordinates. Where nothing is to be made up there is no card. The goal
  is a number of the week's 35 prayers, beside a choice of which count.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given the user is in "Prague"
    And 7 prayers of "fajr" are to be made up
    And the user is excused from "2026-11-20/asr" because of "menses"
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://prayer/profile" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Profil
      ══════
      Co je k nahrazení a co je omluveno

      Majitel knihy

      K nahrazení
        Fadžr                                                         7

      Omluvená období
        Od 20. 11. 2026 (Asr), trvá  menstruace
        Omluvené období končí teď   recordbook prayer end-excuse

        Cesty   recordbook prayer travel
        Půsty   recordbook prayer fasts

      Týdenní cíl
        Týdenní cíl (1–35): 28   recordbook settings set prayer.goal GOAL

        Co se počítá
          ( ) Bez cíle           recordbook settings set prayer.goal off
          (•) Vykonané           recordbook settings set prayer.goal '28 prayed'
          ( ) Včas               recordbook settings set prayer.goal '28 on-time'

        Z 35 modliteb za týden

      Dosavadní místa
        Prague                       od začátku, Liga muslimského světa

      Nahradit jednu       recordbook prayer make-up fajr
      Zrušit období        recordbook prayer remove-excuse 2026-11-20/asr
      Odebrat místo        recordbook prayer remove-place
      Zpět: Modlitby       recordbook prayer
      Nastavení modliteb   recordbook show recordbook://prayer/settings

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English
    Given the user is in "Prague"
    And 7 prayers of "fajr" are to be made up
    And the user is excused from "2026-11-20/asr" because of "menses"
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://prayer/profile" in English
    Then in a terminal 80 columns wide it reads:
      """
      Profile
      ═══════
      What is to be made up and what is excused

      The Book's Owner

      To make up
        Fajr                                                                    7

      Excused times
        From Nov 20, 2026 (Asr), ongoing  menstruation
        The Excused Time Ends Now   recordbook prayer end-excuse

        Journeys   recordbook prayer travel
        Fasts      recordbook prayer fasts

      Weekly goal
        Weekly goal (1–35): 28   recordbook settings set prayer.goal GOAL

        What Counts
          ( ) No Goal            recordbook settings set prayer.goal off
          (•) Prayed             recordbook settings set prayer.goal '28 prayed'
          ( ) On Time            recordbook settings set prayer.goal '28 on-time'

        Of 35 prayers a week

      Places so far
        Prague                            from the beginning, Muslim World League

      Make one up        recordbook prayer make-up fajr
      Remove the time    recordbook prayer remove-excuse 2026-11-20/asr
      Remove the place   recordbook prayer remove-place
      Back: Prayers      recordbook prayer
      Prayer settings    recordbook show recordbook://prayer/settings

      ( ) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      (•) Profile      recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: With nothing to tell, in Czech
    Given an empty book
    When I open "recordbook://prayer/profile" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Profil
      ══════
      Co je k nahrazení a co je omluveno

      Majitel knihy

      Omluvená období
        Od teď omluveno
          ( ) Bez důvodu   recordbook prayer excuse
          ( ) Menstruace   recordbook prayer excuse --reason menses
          ( ) Po porodu    recordbook prayer excuse --reason postnatal
          ( ) Jiné         recordbook prayer excuse --reason other
          ( ) Bez vědomí   recordbook prayer excuse --reason unconscious

        Cesty   recordbook prayer travel
        Půsty   recordbook prayer fasts

      Týdenní cíl
        Týdenní cíl (1–35): –   recordbook settings set prayer.goal GOAL

        Co se počítá
          (•) Bez cíle          recordbook settings set prayer.goal off
          ( ) Vykonané          recordbook settings set prayer.goal '35 prayed'
          ( ) Včas              recordbook settings set prayer.goal '35 on-time'

        Z 35 modliteb za týden

      Zpět: Modlitby       recordbook prayer
      Nastavení modliteb   recordbook show recordbook://prayer/settings

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Making one up
    Given the user is in "Prague"
    And 7 prayers of "fajr" are to be made up
    And the user is excused from "2026-11-20/asr" because of "menses"
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://prayer/profile" in English
    When I press "Make one up"
    Then the cells of the row "Fajr" are:
      | text |
      | Fajr |
      | 6 |
      | Make one up |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A missed Witr, for whom it is wajib
    In the Hanafi school a missed Witr is made up. It is recorded beside Isha, and has a row of its own among what is to be
    made up and in the statistics.

    Given the user is in "Prague"
    And the setting "prayer.witr" is "wajib"
    When I open "recordbook://prayer/days/2026-11-20/isha" in English
    And I press "Witr: Missed"
    And I open "recordbook://changes" in English
    Then there is a button "Undo: Witr, Nov 20, 2026: missed"
    When I open "recordbook://prayer/profile" in English
    Then the cells of the row "Witr" are:
      | text |
      | Witr |
      | 1 |
      | Make one up |
    When I press "Make one up"
    Then there is no row "Witr"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Excused from now on
    Given the user is in "Prague"
    When I open "recordbook://prayer/profile" in English
    When I press "Other"
    Then the cells of the row "From Nov 22, 2026 (Dhuhr), ongoing" are:
      | text |
      | From Nov 22, 2026 (Dhuhr), ongoing |
      | other |
      | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: The excused time ends
    Given the user is in "Prague"
    And 7 prayers of "fajr" are to be made up
    And the user is excused from "2026-11-20/asr" because of "menses"
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://prayer/profile" in English
    When I press "The Excused Time Ends Now"
    Then the cells of the row "From Nov 20, 2026 (Asr) until Nov 22, 2026 (Dhuhr)" are:
      | text |
      | From Nov 20, 2026 (Asr) until Nov 22, 2026 (Dhuhr) |
      | menstruation |
      | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Setting a goal
    Given an empty book
    When I open "recordbook://prayer/profile" in English
    When I press "Weekly goal" and give "30"
    Then the stepper "Weekly goal" is:
      | value | 30 |
    And the radio "Prayed" is:
      | on | yes |
    When I press "On Time"
    And I press "Weekly goal" and give "28"
    Then the stepper "Weekly goal" is:
      | value | 28 |
    And the radio "On Time" is:
      | on | yes |
    When I press "No Goal"
    Then the stepper "Weekly goal" is:
      | value | |
