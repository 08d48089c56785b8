@screen:strength/profile
Feature: How strength goes
  The owner's picture and name stand above, with how many workouts there are and since when. Charts of a month, three
  months, a year or two years: the most frequent exercise by its best of each week, from which the way leads to the others,
  volume a week in tonnes with its sum, and body weight, with a field for today's; then three records, each with its day,
  and the way to all; sets a muscle over four weeks are expanded on demand. Without a choice it is the shortest time, from
  three months on, with two weeks of volume. Charts of one value tell the latest and, by an arrow, its change over the time.
  Each is a picture, a sentence (first, last, lowest, highest), a table, and a sound in which a higher pitch is more. Each
  chart has one series, so no legend is needed; body weight has a colour of its own, and the unit stands at the top of the
  axis. Each week has a place, also one without a workout; below bars stand their weeks, or muscles with the numbers of
  their rows in the table. With fewer than two values there is no chart, and it says so. Names of exercises lack the
  catalogue's grip unless two would be the same.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Too little for a chart, in Czech
    Given an empty book
    When I open "recordbook://strength/profile" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Majitel knihy
      ═════════════

      Období
        ( ) Měsíc      recordbook show 'recordbook://strength/profile?span=month'
        (•) 3 měsíce   recordbook show 'recordbook://strength/profile?span=3-months'
        ( ) Rok        recordbook show 'recordbook://strength/profile?span=year'
        ( ) 2 roky     recordbook show 'recordbook://strength/profile?span=2-years'

      Maximum na 1 opakování (odhad)
        Na graf je málo údajů

      Objem
        Na graf je málo údajů

      Tělesná váha
        Na graf je málo údajů
        Přidat
            Dnes (20–500 kg): –   recordbook strength body-weight WEIGHT

      Rekordy
        Zatím žádné tréninky

      Svaly
        Série na sval za 4 týdny
          Na graf je málo údajů

        Míry
        Zbývá tento týden

      Ukáže míry těla                 recordbook strength measures
      Ukáže, co který sval postrádá   recordbook strength missing
      Zpět: Posilování                recordbook strength
      Jméno a obrázek                 recordbook settings
      Nastavení posilování            recordbook show recordbook://strength/more

      ( ) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      (•) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: With charts, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the user weighed "82.5kg" on 2026-11-10
    And the user weighed "82kg" on 2026-11-17
    When I open "recordbook://strength/profile" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Majitel knihy
      ═════════════
      3 tréninky od roku 2026

      Období
        ( ) Měsíc      recordbook show 'recordbook://strength/profile?span=month'
        (•) 3 měsíce   recordbook show 'recordbook://strength/profile?span=3-months'
        ( ) Rok        recordbook show 'recordbook://strength/profile?span=year'
        ( ) 2 roky     recordbook show 'recordbook://strength/profile?span=2-years'

      Bench press s velkou činkou
        Maximum na 1 opakování (odhad)  96,3 kg
        Změna za období                 ↑ 3 kg
        kg
        98 ┤
           │
           │                                                                     ⢀⣀⣀⣀⡠
        96 ┤                                                    ⣀⣀⣀⣀⡠⠤⠤⠤⠤⠒⠒⠒⠒⠉⠉⠉⠉⠁
           │                                   ⣀⣀⣀⣀⠤⠤⠤⠤⠔⠒⠒⠒⠒⠉⠉⠉⠉
        94 ┤                 ⢀⣀⣀⣀⣀⠤⠤⠤⠤⠒⠒⠒⠒⠊⠉⠉⠉⠉
           │⣀⣀⣀⣀⡠⠤⠤⠤⠤⠒⠒⠒⠒⠉⠉⠉⠉⠁
           │
        92 ┤
           └────────────┬────────────────────────┬───────────────────────┬────────────
                     11. 11.                  13. 11.                 15. 11.
        První 93,3 kg (10. 11. 2026), poslední 96,3 kg (16. 11. 2026), nejnižší 93,3
        kg (10. 11. 2026), nejvyšší 96,3 kg (16. 11. 2026)
        Poslechnout: Bench press s velkou činkou
            recordbook strength chart one-rep-max --since 2026-08-19 --by week --wav
        Změnit                                     recordbook strength exercises

      Objem
        2,6 t za 2 týdny
        t
        2 ┤   ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂
          │   ████████████████████
          │   ████████████████████
          │   ████████████████████
        1 ┤   ████████████████████
          │   ████████████████████     ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
          │   ████████████████████     ████████████████████
          │   ████████████████████     ████████████████████
        0 ┤   ████████████████████     ████████████████████
          └────────────┬────────────────────────┬────────────────────────┬────────────
                    9. 11.                   16. 11.
        První 1,825 t (9. 11. 2026), poslední 0,743 t (16. 11. 2026), nejnižší 0,743 t
        (16. 11. 2026), nejvyšší 1,825 t (9. 11. 2026)
        Poslechnout: Objem   recordbook strength chart volume --since 2026-08-19 --wav

      Tělesná váha
        Naposledy, 17. 11. 2026         82 kg
        Změna za období                 ↓ 0,5 kg
        kg
        84 ┤
           │
           │
        83 ┤
           │⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠢⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⢄⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
        82 ┤                                     ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠢⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⢄
           │
           │
        81 ┤
           └──────────┬────────────────────┬────────────────────┬────────────────────┬
                   11. 11.              13. 11.              15. 11.           17. 11.
        První 82,5 kg (10. 11. 2026), poslední 82 kg (17. 11. 2026), nejnižší 82 kg
        (17. 11. 2026), nejvyšší 82,5 kg (10. 11. 2026)
        Poslechnout: Tělesná váha
            recordbook strength chart body-weight --since 2026-08-19 --wav
        Přidat
            Dnes (20–500 kg): 82    recordbook strength body-weight WEIGHT

      Rekordy
        Bench press s velkou činkou      96,3 kg  16. 11. 2026  maximum na 1 opakování
        Dřep s velkou činkou            122,5 kg  12. 11. 2026  maximum na 1 opakování
        Shyby podhmatem                      12×  16. 11. 2026  nejvíc opakování
        Všechny 4   recordbook strength exercises

      Svaly
        Série na sval za 4 týdny
          4 ┤ ████
            │ ████
            │ ████
            │ ████
          2 ┤ ████  ▄▄▄▄ ▄▄▄▄  ▄▄▄▄
            │ ████  ████ ████  ████
            │ ████  ████ ████  ████ ▂▂▂▂  ▂▂▂▂  ▂▂▂▂ ▂▂▂▂  ▂▂▂▂ ▂▂▂▂
            │ ████  ████ ████  ████ ████  ████  ████ ████  ████ ████  ▁▁▁▁ ▁▁▁▁  ▁▁▁▁
          0 ┤ ████  ████ ████  ████ ████  ████  ████ ████  ████ ████  ████ ████  ████
            └────────┬──────────┬──────────┬───────────┬──────────┬──────────┬────────
             2. Přední stehna          6. Lýtka            10. Spodní záda
          Nejvíc 4 série (Prsa), nejméně 0,5 série (Střed zad)
          Poslechnout: Série na sval za 4 týdny
              recordbook strength chart muscles --wav

        Míry
        Zbývá tento týden

      Ukáže cvik  recordbook strength lifts 'Barbell Bench Press - Medium Grip'
      Ukáže míry těla                 recordbook strength measures
      Ukáže, co který sval postrádá   recordbook strength missing
      Zpět: Posilování                recordbook strength
      Jméno a obrázek                 recordbook settings
      Nastavení posilování            recordbook show recordbook://strength/more

      ( ) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      (•) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: With charts, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the user weighed "82.5kg" on 2026-11-10
    And the user weighed "82kg" on 2026-11-17
    When I open "recordbook://strength/profile" in English
    Then in a terminal 80 columns wide it reads:
      """
      The Book's Owner
      ════════════════
      3 workouts since 2026

      Period
        ( ) Month      recordbook show 'recordbook://strength/profile?span=month'
        (•) 3 Months   recordbook show 'recordbook://strength/profile?span=3-months'
        ( ) Year       recordbook show 'recordbook://strength/profile?span=year'
        ( ) 2 Years    recordbook show 'recordbook://strength/profile?span=2-years'

      Barbell Bench Press
        One-Rep Max (estimated)  96.3 kg
        Change Over the Period   ↑ 3 kg
        kg
        98 ┤
           │
           │                                                                     ⢀⣀⣀⣀⡠
        96 ┤                                                    ⣀⣀⣀⣀⡠⠤⠤⠤⠤⠒⠒⠒⠒⠉⠉⠉⠉⠁
           │                                   ⣀⣀⣀⣀⠤⠤⠤⠤⠔⠒⠒⠒⠒⠉⠉⠉⠉
        94 ┤                 ⢀⣀⣀⣀⣀⠤⠤⠤⠤⠒⠒⠒⠒⠊⠉⠉⠉⠉
           │⣀⣀⣀⣀⡠⠤⠤⠤⠤⠒⠒⠒⠒⠉⠉⠉⠉⠁
           │
        92 ┤
           └────────────┬────────────────────────┬───────────────────────┬────────────
                     Nov 11                   Nov 13                  Nov 15
        First 93.3 kg (Nov 10, 2026), last 96.3 kg (Nov 16, 2026), lowest 93.3 kg (Nov
        10, 2026), highest 96.3 kg (Nov 16, 2026)
        Listen: Barbell Bench Press
            recordbook strength chart one-rep-max --since 2026-08-19 --by week --wav
        Change                        recordbook strength exercises

      Volume
        2.6 t in 2 weeks
        t
        2 ┤   ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂
          │   ████████████████████
          │   ████████████████████
          │   ████████████████████
        1 ┤   ████████████████████
          │   ████████████████████     ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
          │   ████████████████████     ████████████████████
          │   ████████████████████     ████████████████████
        0 ┤   ████████████████████     ████████████████████
          └────────────┬────────────────────────┬────────────────────────┬────────────
                     Nov 9                   Nov 16
        First 1.825 t (Nov 9, 2026), last 0.743 t (Nov 16, 2026), lowest 0.743 t (Nov
        16, 2026), highest 1.825 t (Nov 9, 2026)
        Listen: Volume   recordbook strength chart volume --since 2026-08-19 --wav

      Body Weight
        Latest, Nov 17, 2026     82 kg
        Change Over the Period   ↓ 0.5 kg
        kg
        84 ┤
           │
           │
        83 ┤
           │⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠢⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⢄⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
        82 ┤                                     ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠢⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⢄
           │
           │
        81 ┤
           └──────────┬────────────────────┬────────────────────┬────────────────────┬
                   Nov 11               Nov 13               Nov 15             Nov 17
        First 82.5 kg (Nov 10, 2026), last 82 kg (Nov 17, 2026), lowest 82 kg (Nov 17,
        2026), highest 82.5 kg (Nov 10, 2026)
        Listen: Body Weight
            recordbook strength chart body-weight --since 2026-08-19 --wav
        Add
            Today (20–500 kg): 82   recordbook strength body-weight WEIGHT

      Records
        Barbell Bench Press       96.3 kg  Nov 16, 2026  one-rep max
        Barbell Squat            122.5 kg  Nov 12, 2026  one-rep max
        Chin-Up                       12×  Nov 16, 2026  most repetitions
        All 4   recordbook strength exercises

      Muscles
        Sets per Muscle, 4 Weeks
          4 ┤ ████
            │ ████
            │ ████
            │ ████
          2 ┤ ████  ▄▄▄▄ ▄▄▄▄  ▄▄▄▄
            │ ████  ████ ████  ████
            │ ████  ████ ████  ████ ▂▂▂▂  ▂▂▂▂  ▂▂▂▂ ▂▂▂▂  ▂▂▂▂ ▂▂▂▂
            │ ████  ████ ████  ████ ████  ████  ████ ████  ████ ████  ▁▁▁▁ ▁▁▁▁  ▁▁▁▁
          0 ┤ ████  ████ ████  ████ ████  ████  ████ ████  ████ ████  ████ ████  ████
            └────────┬──────────┬──────────┬───────────┬──────────┬──────────┬────────
               2. Quadriceps           6. Calves           10. Lower back
          Most 4 sets (Chest), fewest 0.5 sets (Middle back)
          Listen: Sets per Muscle, 4 Weeks   recordbook strength chart muscles --wav

        Measures
        Still to do this week

      Shows the exercise
          recordbook strength lifts 'Barbell Bench Press - Medium Grip'
      Shows the body's measures      recordbook strength measures
      Shows what each muscle lacks   recordbook strength missing
      Back: Strength                 recordbook strength
      Name and Picture               recordbook settings
      Strength Settings              recordbook show recordbook://strength/more

      ( ) Home       recordbook show recordbook://strength/home
      ( ) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      (•) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @clock:2026-11-18T17:30:00,x0
  Scenario: In a wide window the weight stands beside the lifts
    Given an empty book
    When I open "recordbook://strength/profile" in English
    Then the screen is:
      | leading pane | Period, One-Rep Max (estimated), Volume |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Each chart has numbers and a sound
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the user weighed "82.5kg" on 2026-11-10
    And the user weighed "82kg" on 2026-11-17
    When I open "recordbook://strength/profile" in English
    Then every chart draws what its table says
    And the chart "Listen: Volume" can be heard
    And the chart "Listen: Sets per Muscle, 4 Weeks" can be heard
    And the chart "Listen: Body Weight" can be heard
    And the disclosure "The Picture's Numbers" shows:
      | day | load |
      | Day | One-Rep Max (estimated) |
      | Nov 10, 2026 | 93.3 kg |
      | Nov 16, 2026 | 96.3 kg |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Of more than three exercises the rest is a link away
    Given these workouts were done:
      | start            | minutes | name | sets                                                                                                                                                                 |
      | 2026-11-16 17:00 | 65      | Push | Bench Press (Barbell): 80kg x5; Squat (Barbell): 100kg x5; Plank: 60s; Chin Up: x12; Barbell Curl: 30kg x8; Hammer Curls: 10kg x8; Pullups: x8; Pushups: x20; Leg Press: 90kg x8; Dumbbell Flyes: 10kg x8; Front Plate Raise: 10kg x8 |
    When I open "recordbook://strength/profile" in English
    Then there is a button "All 11"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A lift is told by the best of each week alone
    Given these workouts were done:
      | start            | minutes | name  | sets                             |
      | 2026-11-10 17:00 | 65      | Push  | Bench Press (Barbell): 80kg x5   |
      | 2026-11-12 17:00 | 50      | Light | Bench Press (Barbell): 60kg x5   |
      | 2026-11-16 17:00 | 70      | Push  | Bench Press (Barbell): 82.5kg x5 |
      | 2026-11-17 17:00 | 50      | Light | Bench Press (Barbell): 60kg x5   |
    When I open "recordbook://strength/profile" in English
    Then every chart draws what its table says
    And the disclosure "The Picture's Numbers" shows:
      | day | load |
      | Day | One-Rep Max (estimated) |
      | Nov 10, 2026 | 93.3 kg |
      | Nov 16, 2026 | 96.3 kg |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: A picture of weights is drawn where they were entered
    Given an empty book
    And the setting "strength.units" is "<unit>"
    And the user weighed "84<unit>" on 2026-11-15
    And the user weighed "83.1<unit>" on 2026-11-16
    And the user weighed "82.55<unit>" on 2026-11-17
    When I open "recordbook://strength/profile" in English
    Then every chart draws what its table says
    And the disclosure "The Picture's Numbers" shows:
      | day | weight |
      | Day | Body Weight Over Time |
      | Nov 15, 2026 | 84 <unit> |
      | Nov 16, 2026 | 83.1 <unit> |
      | Nov 17, 2026 | 82.55 <unit> |

    Examples:
      | unit |
      | kg   |
      | lb   |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Sets older than the first body weight have no volume of the body
    Given these workouts were done:
      | start            | minutes | name | sets             |
      | 2026-11-03 17:00 | 30      | Pull | Chin Up: x12     |
      | 2026-11-10 17:00 | 30      | Pull | Chin Up: x12     |
      | 2026-11-16 17:00 | 30      | Pull | Chin Up: x12     |
    And the setting "strength.bodyVolume" is "on"
    When I open "recordbook://strength/profile" in English
    Then there is a text "No body weight yet: body-weight sets count no volume."
    Given the user weighed "80kg" on 2026-11-15
    When I open "recordbook://strength/profile" in English
    Then there is a text "The first body weight is from Nov 15, 2026: earlier body-weight sets count no volume."
    When I open "recordbook://strength/profile" in Czech
    Then there is a text "První tělesná hmotnost je z 15. 11. 2026: starší série s vlastní vahou nemají objem."

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Today's weight
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/profile" in English
    And I press "Body Weight, today" and give "82.5"
    Then there is a text "82.5 kg, Nov 18, 2026"

  @clock:2026-11-18T17:30:00,x0
  Scenario: The way to name and picture
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/profile" in Czech
    Then the avatar "Jméno a obrázek" is:
      | leads to | recordbook://settings |
