@screen:strength/more
Feature: More
  Units, the formula of estimates with how far they are off, the rest between sets, the sound at its end, keys, and the ways
  to logs, the book's settings, exercises, people, form analysis, the account and help. Motion, contrast and size of
  text are the system's, which pages follow.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: What can be set, in Czech
    Given an empty book
    When I open "recordbook://strength/more" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Více
      ════

      Zátěže a odhady
        Jednotky zátěže
          (•) Kilogramy            recordbook settings set strength.units kg
          ( ) Libry                recordbook settings set strength.units lb

        Vzorec pro odhad maxima
          (•) Epley                recordbook settings set strength.formula epley
          ( ) Brzycki              recordbook settings set strength.formula brzycki

        Série zůstávají v jednotkách, ve kterých jste je zapsali. Odhad se liší od
        skutečnosti typicky o 7 až 14 %.
        [ ] Objem z vlastní váhy   recordbook settings set strength.body-volume on
        Shyby a kliky na bradlech celou váhu, kliky její část. Rekordy se tím nemění.
        Série na sval za týden:
            recordbook settings set strength.muscle-sets 'chest 12, biceps 8'

      Osa a kotouče
        Váha osy:       recordbook settings set strength.bar LOAD
        Kotouče:        recordbook settings set strength.plates PLATES
        Krok zátěže:    recordbook settings set strength.step LOAD

      Odpočinek
        Odpočinek mezi sériemi (0–3600 s): 90
            recordbook settings set strength.rest SECONDS
        [x] Zvuk na konci odpočinku  recordbook settings set strength.cue off

      Klávesnice
        [x] Klávesové zkratky n, r, f a /
            recordbook settings set strength.shortcuts off
        n zapíše sérii nebo začne trénink, r ukáže odpočinek, f dokončí, / hledá.

      Kniha
        Načíst deník (kg)   recordbook import LOG.csv --unit kg
        Načíst deník (lb)   recordbook import LOG.csv --unit lb
        Nastavení knihy
        Cviky
        Lidé
        Technika

      Účet
        Registrace   recordbook show 'recordbook://strength/login?mode=signup'

        Nápověda

      Jazyk, vzhled, profil                  recordbook settings
      Ukáže cviky                            recordbook strength exercises
      Ukáže, s kým si vyměňujete příspěvky   recordbook feed people
      Ukáže, co vidí kamera                  recordbook strength form
      Kde jsou data, zapomenuté heslo
          recordbook show recordbook://strength/login/help
      Přehled                                recordbook

      ( ) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      (•) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: What can be set, in English
    Given an empty book
    When I open "recordbook://strength/more" in English
    Then in a terminal 80 columns wide it reads:
      """
      More
      ════

      Loads and Estimates
        Load Units
          (•) Kilograms             recordbook settings set strength.units kg
          ( ) Pounds                recordbook settings set strength.units lb

        One-Rep Max Formula
          (•) Epley                 recordbook settings set strength.formula epley
          ( ) Brzycki               recordbook settings set strength.formula brzycki

        Sets keep the units you entered. Estimates are typically off by 7 to 14%.
        [ ] Volume of Body Weight   recordbook settings set strength.body-volume on
        Pull-ups and dips count the whole body, push-ups a part. Records do not
        change.
        Sets per Muscle a Week:
            recordbook settings set strength.muscle-sets 'chest 12, biceps 8'

      Bar and Plates
        Weight of the Bar:    recordbook settings set strength.bar LOAD
        Plates:               recordbook settings set strength.plates PLATES
        Load Step:            recordbook settings set strength.step LOAD

      Rest
        Rest Between Sets (0–3600 s): 90
            recordbook settings set strength.rest SECONDS
        [x] Sound at the End of a Rest     recordbook settings set strength.cue off

      Keyboard
        [x] Keyboard Shortcuts n, r, f and /
            recordbook settings set strength.shortcuts off
        n logs a set or starts a workout, r shows the rest, f finishes, / searches.

      The Book
        Import a Log (kg)   recordbook import LOG.csv --unit kg
        Import a Log (lb)   recordbook import LOG.csv --unit lb
        Book Settings
        Exercises
        People
        Form

      Account
        Sign Up   recordbook show 'recordbook://strength/login?mode=signup'

        Help

      Language, appearance, profile              recordbook settings
      Shows the exercises                        recordbook strength exercises
      Shows who you exchange posts with          recordbook feed people
      Shows what a camera sees                   recordbook strength form
      Where your data is, a forgotten password
          recordbook show recordbook://strength/login/help
      Overview                                   recordbook

      ( ) Home       recordbook show recordbook://strength/home
      ( ) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      (•) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Pounds
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/more" in English
    And I press "Pounds"
    And I open "recordbook://strength/home" in English
    Then the row "Volume" is:
      | label | Volume: 1,637 pounds |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A rest of two minutes
    Given an empty book
    When I open "recordbook://strength/more" in English
    And I press "Rest Between Sets" and give "120"
    Then the stepper "Rest Between Sets" is:
      | value    | 120                                    |
      | asks for | strength.rest, a number of 0–3600 s    |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A rest of more than an hour is refused
    Given an empty book
    When I open "recordbook://strength/more" in English
    And I press "Rest Between Sets" and give "3601"
    Then it is refused, naming "3600"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: No keys
    Given an empty book
    When I open "recordbook://strength/more" in Czech
    And I press "Klávesové zkratky n, r, f a /"
    Then the toggle "Klávesové zkratky n, r, f a /" is:
      | on | no |
