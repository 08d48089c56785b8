/// Small logs of each app, in each variant of its format.
package enum LogSamples {
  package static let strong = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",W,40.0,8,0,0,"","early",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",1,75.5,8,0,0,"easy","early",8.5
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,"","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",Note,0,0,0,0,"elbows in","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Plank",1,0,0,0,60,"","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Plank",2,0,0,0,0,"","",
    2021-02-11 4:46:13 PM,"Run",45s,"Running",1,0,0,5.25,1500,"","",
    """
  package static let strongFrench = """
    Date;Nom de l'entraînement;Durée;Nom de l'exercice;Ordre de la série;Poids;Réps;Distance;Secondes;Notes;\
    Notes d’entraînement;RPE
    2024-03-01 07:00:00;"Matin";45min;"Développé couché";1;102,5;5;0;0;"";"";8,5
    2024-03-01 07:00:00;"Matin";45min;"Développé couché";F;1.020,25;1;0;0;"";"";
    """
  package static let strongAndroid = """
    Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;RPE;Distance (meters);Seconds;\
    Notes;Workout Notes
    1;2024-03-01 07:00:00;"A";2700;"Squat";1;225;5;;;;"";""
    1;2024-03-01 07:00:00;"A";2700;"Rowing";1;;;;2000;480;"";""
    """
  package static let strongOldAndroid = """
    Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;\
    Workout Notes;Workout Duration
    2020-03-01 10:00:00;A;Deadlift (Barbell);1;102.5;kg;5;;;;0;;;50m
    2020-03-01 10:00:00;A;Deadlift (Barbell);2;226;lbs;5;9;;;0;;;50m
    2020-03-01 10:00:00;A;Running;1;;;;;5;km;1500;;;50m
    """
  package static let hevy = """
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index",\
    "set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
    "Legs","Jan 2, 2024, 10:00 AM","Jan 2, 2024, 11:10 AM","two
    lines","Squat",0,"deep",0,"warmup",135,5,,,
    "Legs","Jan 2, 2024, 10:00 AM","Jan 2, 2024, 11:10 AM","","Leg Curl",0,"",0,"failure",90,12,,,8.5
    "Walk","27 de jul. de 2023, 19:00","3. srp 2023, 18:50","","Walking",,"",0,"dropset",,,1.5,1800,
    """
  package static let fitnotes = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-08-04,Lat Pulldown,Back,77.16,lbs,10,,,,"wide"
    2026-08-13,Running,Cardio,,,,42.19,km,1:59:30,
    2026-08-13,Cycling,Cardio,30,kgs,,1000.0,ft,0:05:00,
    """
  package static let all = [strong, strongFrench, strongAndroid, strongOldAndroid, hevy, fitnotes]

  // MARK: Further apps

  package static let strongHeadless = """
    2020-12-05 15:44:36;"Push";"Bench Press (Barbell)";1;35;lbs;10;;;;0;"";""
    2020-12-05 15:44:36;"Push";"Bench Press (Barbell)";2;35;lbs;9;;;;0;;
    """
  package static let strong2016 = """
    Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes
    2016-01-05 18:04:11,"Push","Bench Press (Barbell)",1,60.5,8,0,0,""
    2016-01-05 18:04:11,"Push","Running",1,0,0,5.25,1500,"slow"
    """
  /// Dates in several of the languages in which Hevy writes them.
  package static let hevyLanguages = [
    "3 mrt. 2026, 18:05", "3 sty 2026, 18:05", "3 янв. 2026 г., 18:05", "2026年1月8日 18:05", "08.01.2026, 18.05",
    "2026-01-08T17:05:00Z", "3 ağu 2026, 18:05",
  ].map { date in
    """
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index",\
    "set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
    "Push","\(date)","\(date)","","Supino Reto (Barra)",,"",0,"normal",80,5,,,8
    """
  }
  package static let fitbod = """
    Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
    2021-01-17 22:14:35 +0000,Back Squat,4,20.41168092460379,0.0,0.0,0.0,0.0,true,,1.0
    2021-01-17 22:14:35 +0000,Running,0,0.0,1500.0,5000.0,0.0,0.0,false,slow,1.0
    """
  package static let jefit = """
    ### SETTING ###
    row_id,mass
    1," kg"
    ### WORKOUT SESSIONS ###
    _id,starttime,endtime
    1,1700000000,1700003600
    ### EXERCISE LOGS ###
    logs,_id,mydate,ename,belongsession
    "135x5,155x5",1,2023-11-14,Barbell Squat,1
    "600",2,2023-11-14,Treadmill Running,1
    """
  package static let strongLifts = """
    Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Sets×Reps,Duration (hours),Start Time (h:mm),\
    Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)
    2026/08/11,1,"Workout A",83.5,"Squat",5/-,0.0094444,10:56 PM,5,55,0,55
    """
  package static let gymBook = """
    Data,Programma,Orario,Esercizio,Zona,Primari,Secondari,Set / Set di riscaldamento / Set di defaticamento,\
    Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato
    27/01/25,"Gambe",19:42,"Hack Squat",Gambe,"","",Set,"8 ripetizioni","80,00 kg",,No
    27/01/25,"Gambe",19:50,"Walking",Cardio,"","",Set di riscaldamento,"10 minuti","0,80 km",,No
    """
  package static let lyfta = """
     Title,Date,Duration,Exercise,"Superset id",Weight (kg),Reps,Distance,Time,"Set Type"
    "Morning","2026-07-13 07:30:19",01:07:22,"Bench Press",,55.000,10,null,null,WARMUP_SET
    "Morning","2026-07-13 07:30:19",01:07:22,"Plank",1,null,,null,1:30,BACK_OFF_SET
    """
  package static let liftLog = """
    SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes
    a1,2024-10-16T10:44:39,Bench Press,67.5,kg,12,12,
    a1,2024-10-16T10:40:38,Pull-ups,-20,kg,12,12,easy
    """
  package static let liftosaur = """
    Workout DateTime,Day Name,Exercise,Is Warmup Set?,Completed Reps,Is AMRAP?,Completed RPE,Completed Weight Value,\
    Completed Weight Unit
    2025-05-20T05:00:00.000Z,Day 1,Squat,1,5,0,,50,lb
    2025-05-20T05:00:00.000Z,Day 1,"Bench Press, Dumbbell",0,10,1,9.5,40,lb
    """
  package static let hevyMeasures = """
    "date","weight_kg","fat_percent","waist_cm"
    "9 Feb 2026, 00:00",83.2,18.1,90
    """
  package static let fitNotesMeasures = """
    Date,Time,Measurement,Value,Unit
    2026-01-05,07:10:00,Bodyweight,82.4,kgs
    """
  package static let further =
    [
      strongHeadless, strong2016, fitbod, jefit, strongLifts, gymBook, lyfta, liftLog, liftosaur, hevyMeasures,
      fitNotesMeasures,
    ] + hevyLanguages
}
