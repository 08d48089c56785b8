@screen:strength/home
Feature: Strength at a glance
  A workout that is on stands first; then what is planned today, the week, and the latest records with their days.
  There is no form tip: what a camera saw is told where a set takes it.

  What its document asks of all screens: text styles and their leading are the theme's type scale; sizes of text follow the
  browser's and reflow up to 310 %, nothing is cut off: names wrap, of long ones only what stands twice is left out. Colours
  are semantic, light, dark and of increased contrast; none tells a state alone. Five tabs, each with its symbol and word:
  house.fill, figure.strengthtraining.traditional, person.2.fill, person.circle.fill, ellipsis.circle.fill; titles are large on
  them, inline below. From 1024 px screens with two halves stand side by side, which is the split view in landscape and
  upright; narrower, and as a half of a split screen, they are a column. Buttons are prominent (one a screen), plain, or red
  where something is thrown away, each 44 high at least; hints say what a control does. Every swipe action is a labelled
  button. Screens are drawn from one answer: a pull to refresh is the browser's reload, and there is nothing indeterminate to
  wait for; an import tells its progress. Keys n, r, f and / do what their buttons do and can be turned off. Toasts are
  announced (status), as is what a rest comes to.
  Sliders stand beside the numbers of durations that go in steps, such as a rest; a load keeps its number with − and +, as a
  slider is too narrow for kilograms. A rotor needs no setting up: each exercise is a heading with a table below it, and fields
  and buttons say what they are of (Active). Control Center names the voice that a page plays, as its label does, and pauses
  it; Notification Center gets the end of a rest once the browser may show notifications. Nothing asks which of VoiceOver,
  keyboard and switches is on: all use the same labels, order and focus. Where movement is reduced nothing moves, so that there
  is nothing to fade instead.
  Decided otherwise: motion, contrast and text size are the system's settings, which pages follow, not ours beside them;
  vibrancy needs a compositor, cards have their own colour; section footers are notes in their section; haptics are nobody's
  here, a page has none. An audit in a pipeline is Scripts/check-pages, which needs a browser; the walks with the keyboard
  alone, a screen reader and one switch are its keyboard walk and accessibility tree; what is said aloud are status lines,
  whose words are tested, and nobody listens to a reader here. All of this holds for form, feed and login too. Frames, memory
  and the background are the browser's: a page is one document without script that it needs, and lists hold 30 or 40 rows.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing yet, in Czech
    Given an empty book
    When I open "recordbook://strength/home" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Posilování
      ══════════

      Zatím žádné tréninky

      Začněte, nebo načtěte deník: Strong, Hevy, FitNotes i sedm dalších (CSV).

      Začít trénink       recordbook strength start
      Načíst deník (kg)   recordbook import LOG.csv --unit kg
      Načíst deník (lb)   recordbook import LOG.csv --unit lb

      Přehled   recordbook

      (•) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | root |
      | title        | Posilování |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing yet, in English
    Given an empty book
    When I open "recordbook://strength/home" in English
    Then in a terminal 80 columns wide it reads:
      """
      Strength
      ════════

      No workouts yet

      Start one, or import a log: Strong, Hevy, FitNotes and seven more apps (CSV).

      Start Workout       recordbook strength start
      Import a Log (kg)   recordbook import LOG.csv --unit kg
      Import a Log (lb)   recordbook import LOG.csv --unit lb

      Overview   recordbook

      (•) Home       recordbook show recordbook://strength/home
      ( ) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A week of training, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/home" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Posilování
      ══════════

      Začít trénink   recordbook strength start

      Tento týden
        Tréninky                                                     1
        Objem                                                        743 kg

      Poslední rekordy
        Bench press s velkou činkou: nejtěžší  82,5 kg · 16. 11. 2026
        Bench press s velkou činkou: maximum na 1 opakování (odhad)
            96,3 kg · 16. 11. 2026
        Bench press s velkou činkou: objem série  412,5 kg · 16. 11. 2026
        Shyby podhmatem: nejvíc opakování  12× · 16. 11. 2026
        Dřep s velkou činkou: nejtěžší  105 kg · 12. 11. 2026

      Ukáže cvik   recordbook strength lifts 'Barbell Bench Press - Medium Grip'
      Přehled      recordbook

      (•) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: A week of training, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/home" in English
    Then in a terminal 80 columns wide it reads:
      """
      Strength
      ════════

      Start Workout   recordbook strength start

      This Week
        Workouts                                      1
        Volume                                        743 kg

      Latest Records
        Barbell Bench Press: heaviest                 82.5 kg · Nov 16, 2026
        Barbell Bench Press: one-rep max (estimated)  96.3 kg · Nov 16, 2026
        Barbell Bench Press: set volume               412.5 kg · Nov 16, 2026
        Chin-Up: most repetitions                     12× · Nov 16, 2026
        Barbell Squat: heaviest                       105 kg · Nov 12, 2026

      Shows the exercise
          recordbook strength lifts 'Barbell Bench Press - Medium Grip'
      Overview             recordbook

      (•) Home       recordbook show recordbook://strength/home
      ( ) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: What is planned today comes before the week
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And I schedule routine r1 on "2026-11-18"
    When I open "recordbook://strength/home" in English
    Then the section "Plan" shows:
      | day          | what      |
      | Nov 18, 2026 | Full Body |
      | Barbell Bench Press | 3 × 5 |
      | Barbell Squat | 3 × 5 |
      | Start: Full Body | |
    When I press "Start: Full Body"
    Then the title is "Full Body"
    And the route is "recordbook://strength/active"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: Each exercise of the plan tells why its load, the plates and the warm-up
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    And the set "80kg x5" was logged
    And the set "80kg x5" was logged
    And the workout was finished
    And I schedule routine r1 on "2026-11-27"
    When I open "recordbook://strength/home" in English
    Then the section "Plan" shows:
      | day          | what      |
      | Nov 27, 2026 | Push |
      | Barbell Bench Press | 3 × 5, 82.5 kg |
      | Suggested: +2.5 kg, 3 × 5 done on Nov 26 | |
      | Plates | 25 + 5 + 1.25 a side |
      | Warm-up | 20 kg × 10, 32.5 kg × 5, 47.5 kg × 3, 65 kg × 2 |
      | Start: Push | |
    When I open "recordbook://strength/home" in Czech
    Then there is a row "Kotouče: 25 + 5 + 1,25 na stranu"
    And there is a row "Rozcvička: 20 kg × 10, 32,5 kg × 5, 47,5 kg × 3, 65 kg × 2"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: A plan says that the next workout is a lighter one
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    And I schedule routine r1 on "2026-11-27"
    When I deload routine r1
    And I open "recordbook://strength/home" in English
    Then there is a text "Deload: next time 90% of the loads and one set fewer"
    And there is a row "Barbell Bench Press, 2 × 5, 70 kg"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A day without a plan says so
    Given the routine "Full Body" of "Bench Press:3x5"
    And I schedule routine r1 on "2026-11-17"
    When I open "recordbook://strength/home" in Czech
    Then there is a text "Nic není naplánováno"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A workout is on: it stands first, and no other can begin
    Given the routine "Full Body" of "Bench Press:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    When I open "recordbook://strength/home" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Posilování
      ══════════

      ▌ Full Body
        0:00
        Probíhá
        Série     1 ze 3
        Zpět k tréninku   recordbook strength show

      Tento týden
        Tréninky  0
        Objem     0 kg

      Přehled   recordbook

      (•) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And there is no button "Začít trénink"
    And the button "Zpět k tréninku" is:
      | leads to | recordbook://strength/active |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Beginning with no plan
    Given an empty book
    When I open "recordbook://strength/home" in English
    When I press "Start Workout"
    Then the route is "recordbook://strength/active"
    And there is a text "No exercises yet"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A second start names the workout that is on
    Given the routine "Legs" of "Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I start a workout
    Then it is refused, naming "Legs"
    And it is refused, naming "s20261118T173000"
    And it is refused, naming "recordbook strength finish"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A load to judge is told, and leads to the review
    Given an empty book
    And a workout was started
    And "Barbell Squat" was added to the workout
    And the set "700kg x3" was logged
    And the workout was finished
    When I open "recordbook://strength/home" in Czech
    Then the row "K rozhodnutí: 1" is:
      | leads to | recordbook://review |
      | fill     | warning.fill |
