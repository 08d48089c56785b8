@screen:strength/exercises/ID
Feature: One exercise
  Its records, the greatest load for at least so many repetitions, what has to be judged, how the estimated maximum went as a
  picture, sentence, table and sound, and what was done. An estimate is always called one and names its formula. Of an
  assisted exercise less is better. Its rest, whether it is a favourite, and what it is joined with are set here.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Of two workouts, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
      | 2026-11-17 17:00 | 45      | Legs | Squat (Barbell): 110kg x3, 90kg x12                                  |
    When I open "recordbook://strength/exercises/Barbell_Squat" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Dřep s velkou činkou
      ════════════════════
      velká činka · přední stehna

        Tréninky                        2
        Série                           4
        Objem                           2 435 kg

      ▌ Rekordy
        Nejtěžší                        110 kg · 17. 11. 2026
        Maximum na 1 opakování (odhad)  122,5 kg · 105 kg × 5 · Epley · 12. 11. 2026
        Objem série                     1 080 kg · 17. 11. 2026
        Objem tréninku                  1 410 kg · 17. 11. 2026

      Maxima podle opakování
        Největší zátěž na aspoň tolik opakování
        Opakování   Zátěž  Den
                1  110 kg  17. 11. 2026
                2  110 kg  17. 11. 2026
                3  110 kg  17. 11. 2026
                4  105 kg  12. 11. 2026
                5  105 kg  12. 11. 2026
                6   90 kg  17. 11. 2026
                7   90 kg  17. 11. 2026
                8   90 kg  17. 11. 2026
                9   90 kg  17. 11. 2026
               10   90 kg  17. 11. 2026
               11   90 kg  17. 11. 2026
               12   90 kg  17. 11. 2026

      Maximum na 1 opakování (odhad)
         kg
        123 ┤
            │⠤⠤⠤⠤⢄⣀⣀⣀⣀
            │         ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⣀
        122 ┤                          ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⣀
            │                                           ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⣀
        121 ┤                                                            ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄
            │
            │
        120 ┤
            └┬─────────────┬──────────────┬─────────────┬──────────────┬─────────────┬
             12. 11.    13. 11.        14. 11.       15. 11.        16. 11.    17. 11.
        První 122,5 kg (12. 11. 2026), poslední 121 kg (17. 11. 2026), nejnižší 121 kg
        (17. 11. 2026), nejvyšší 122,5 kg (12. 11. 2026)
        Výše je lépe.
        Poslechnout: Maximum na 1 opakování (odhad)
            recordbook strength chart one-rep-max Barbell_Squat --wav

      Historie
        17. 11. 2026                    110 kg × 3, 90 kg × 12 · odhad 121 kg
        12. 11. 2026                    100 kg × 5, 105 kg × 5 · odhad 122,5 kg

      Nastavení cviku
        [ ] Oblíbený cvik         recordbook strength favorite Barbell_Squat
        Odpočinek (0–3600 s): –
            recordbook strength exercise --id Barbell_Squat --rest SECONDS
        Spojit s jiným cvikem
            recordbook show 'recordbook://strength/exercises?merge=Barbell_Squat'

      Ukáže trénink   recordbook strength show s20261117T170000
      Zpět: Cviky     recordbook strength exercises

      ( ) Domů        recordbook show recordbook://strength/home
      (•) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: Of two workouts, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
      | 2026-11-17 17:00 | 45      | Legs | Squat (Barbell): 110kg x3, 90kg x12                                  |
    When I open "recordbook://strength/exercises/Barbell_Squat" in English
    Then in a terminal 80 columns wide it reads:
      """
      Barbell Squat
      ═════════════
      barbell · quadriceps

        Workouts                 2
        Sets                     4
        Volume                   2,435 kg

      ▌ Records
        Heaviest                 110 kg · Nov 17, 2026
        One-rep max (estimated)  122.5 kg · 105 kg × 5 · Epley · Nov 12, 2026
        Set volume               1,080 kg · Nov 17, 2026
        Workout volume           1,410 kg · Nov 17, 2026

      Rep Maxes
        The greatest load for at least this many reps
        Reps    Load  Day
           1  110 kg  Nov 17, 2026
           2  110 kg  Nov 17, 2026
           3  110 kg  Nov 17, 2026
           4  105 kg  Nov 12, 2026
           5  105 kg  Nov 12, 2026
           6   90 kg  Nov 17, 2026
           7   90 kg  Nov 17, 2026
           8   90 kg  Nov 17, 2026
           9   90 kg  Nov 17, 2026
          10   90 kg  Nov 17, 2026
          11   90 kg  Nov 17, 2026
          12   90 kg  Nov 17, 2026

      One-Rep Max (estimated)
         kg
        123 ┤
            │⠤⠤⠤⠤⢄⣀⣀⣀⣀
            │         ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⣀
        122 ┤                          ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⣀
            │                                           ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⣀
        121 ┤                                                            ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⢄
            │
            │
        120 ┤
            └┬─────────────┬──────────────┬─────────────┬──────────────┬─────────────┬
             Nov 12     Nov 13         Nov 14        Nov 15         Nov 16      Nov 17
        First 122.5 kg (Nov 12, 2026), last 121 kg (Nov 17, 2026), lowest 121 kg (Nov
        17, 2026), highest 122.5 kg (Nov 12, 2026)
        Higher is better.
        Listen: One-Rep Max (estimated)
            recordbook strength chart one-rep-max Barbell_Squat --wav

      History
        Nov 17, 2026             110 kg × 3, 90 kg × 12 · estimated 121 kg
        Nov 12, 2026             100 kg × 5, 105 kg × 5 · estimated 122.5 kg

      Exercise Settings
        [ ] Favorite                  recordbook strength favorite Barbell_Squat
        Rest (0–3600 s): –
            recordbook strength exercise --id Barbell_Squat --rest SECONDS
        Merge with Another Exercise
            recordbook show 'recordbook://strength/exercises?merge=Barbell_Squat'

      Shows the workout   recordbook strength show s20261117T170000
      Back: Exercises     recordbook strength exercises

      ( ) Home       recordbook show recordbook://strength/home
      (•) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @clock:2026-11-18T17:30:00,x0
  Scenario: Its chart has a sound, and the numbers in a table
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises/Barbell_Bench_Press_-_Medium_Grip" in English
    Then every chart draws what its table says
    And the chart "Listen: One-Rep Max (estimated)" can be heard
    And the disclosure "The Picture's Numbers" shows:
      | day | max |
      | Day | One-Rep Max (estimated) |
      | Nov 10, 2026 | 93.3 kg |
      | Nov 16, 2026 | 96.3 kg |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Never done
    Given an empty book
    When I open "recordbook://strength/exercises/Plank" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Prkno
      ═════
      vlastní váha · břicho

        Tréninky  0
        Série     0
        Objem     0 kg

      Zatím žádné série

      Nastavení cviku
        [ ] Oblíbený cvik         recordbook strength favorite Plank
        Odpočinek (0–3600 s): –
            recordbook strength exercise --id Plank --rest SECONDS
        Spojit s jiným cvikem
            recordbook show 'recordbook://strength/exercises?merge=Plank'

      Zpět: Cviky   recordbook strength exercises

      ( ) Domů        recordbook show recordbook://strength/home
      (•) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A favourite
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises/Plank" in English
    And I press "Favorite"
    Then the toggle "Favorite" is:
      | on | yes |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Its own rest
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises/Plank" in English
    And I press "Rest: Plank" and give "30"
    Then the stepper "Rest: Plank" is:
      | value | 30 |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A suspicious set is asked about, and confirmed
    Given a workout was started
    And "Barbell Squat" was added to the workout
    And the set "700kg x3" was logged
    And the workout was finished
    When I open "recordbook://strength/exercises/Barbell_Squat" in Czech
    Then there is a warning "Je to správně? 700 kg × 3, 18. 11. 2026"
    And there is no section "Rekordy"
    When I press "Je to správně: 700 kg × 3"
    Then there is a section "Rekordy"
    And there is no section "Podezřelé série"

  @clock:2026-11-18T17:30:00,x0
  Scenario: In pounds, as they were entered
    Given a workout was started
    And "Bench Press" was added to the workout
    And the set "225lb x5" was logged
    And the workout was finished
    When I open "recordbook://strength/exercises/Barbell_Bench_Press_-_Medium_Grip" in English
    Then there is a row "225 lb · Nov 18, 2026"

  @clock:2026-11-18T17:30:00,x0
  Scenario: Another formula
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the setting "strength.formula" is "brzycki"
    When I open "recordbook://strength/exercises/Barbell_Bench_Press_-_Medium_Grip" in English
    Then there is a row "92.8 kg · 82.5 kg × 5 · Brzycki · Nov 16, 2026"

  @clock:2026-11-18T17:30:00,x0
  Scenario: An exercise that there is not
    Given an empty book
    When I open "recordbook://strength/exercises/Levitation" in English
    Then it is refused, naming "Levitation"
    And it is refused, naming "strength exercises"
