extension SymbolSizes {
  /// A width and a height in half points, and the symbols that have it.
  ///
  /// UIKit has drawn these images of the first 1,672 symbols, for the text of the body, at two pixels a point:
  /// https://github.com/andrewtavis/sf-symbols-online/tree/main/glyphs
  static let table = """
    40x38 0.circle 0.circle.fill 00.circle 00.circle.fill 01.circle 01.circle.fill 02.circle 02.circle.fill 03.circle
    03.circle.fill 04.circle 04.circle.fill 05.circle 05.circle.fill 06.circle 06.circle.fill 07.circle 07.circle.fill
    08.circle 08.circle.fill 09.circle 09.circle.fill 1.circle 1.circle.fill 10.circle 10.circle.fill 11.circle
    11.circle.fill 12.circle 12.circle.fill 13.circle 13.circle.fill 14.circle 14.circle.fill 15.circle 15.circle.fill
    16.circle 16.circle.fill 17.circle 17.circle.fill 18.circle 18.circle.fill 19.circle 19.circle.fill 2.circle
    2.circle.fill 20.circle 20.circle.fill 21.circle 21.circle.fill 22.circle 22.circle.fill 23.circle 23.circle.fill
    24.circle 24.circle.fill 25.circle 25.circle.fill 26.circle 26.circle.fill 27.circle 27.circle.fill 28.circle
    28.circle.fill 29.circle 29.circle.fill 3.circle 3.circle.fill 30.circle 30.circle.fill 31.circle 31.circle.fill
    32.circle 32.circle.fill 33.circle 33.circle.fill 34.circle 34.circle.fill 35.circle 35.circle.fill 36.circle
    36.circle.fill 37.circle 37.circle.fill 38.circle 38.circle.fill 39.circle 39.circle.fill 4.alt.circle
    4.alt.circle.fill 4.circle 4.circle.fill 40.circle 40.circle.fill 41.circle 41.circle.fill 42.circle 42.circle.fill
    43.circle 43.circle.fill 44.circle 44.circle.fill 45.circle 45.circle.fill 46.circle 46.circle.fill 47.circle
    47.circle.fill 48.circle 48.circle.fill 49.circle 49.circle.fill 5.circle 5.circle.fill 50.circle 50.circle.fill
    6.alt.circle 6.alt.circle.fill 6.circle 6.circle.fill 7.circle 7.circle.fill 8.circle 8.circle.fill 9.alt.circle
    9.alt.circle.fill 9.circle 9.circle.fill a.circle a.circle.fill airplayaudio ant.circle ant.circle.fill
    arrow.2.circlepath.circle arrow.2.circlepath.circle.fill arrow.clockwise.circle arrow.clockwise.circle.fill
    arrow.counterclockwise.circle arrow.counterclockwise.circle.fill arrow.down.circle arrow.down.circle.fill
    arrow.down.left.circle arrow.down.left.circle.fill arrow.down.right.circle arrow.down.right.circle.fill
    arrow.left.and.right.circle arrow.left.and.right.circle.fill arrow.left.circle arrow.left.circle.fill
    arrow.right.arrow.left.circle arrow.right.arrow.left.circle.fill arrow.right.circle arrow.right.circle.fill
    arrow.up.and.down.circle arrow.up.and.down.circle.fill arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill
    arrow.up.circle arrow.up.circle.fill arrow.up.left.circle arrow.up.left.circle.fill arrow.up.right.circle
    arrow.up.right.circle.fill arrow.uturn.down.circle arrow.uturn.down.circle.fill arrow.uturn.left.circle
    arrow.uturn.left.circle.fill arrow.uturn.right.circle arrow.uturn.right.circle.fill arrow.uturn.up.circle
    arrow.uturn.up.circle.fill arrowshape.turn.up.left.circle arrowshape.turn.up.left.circle.fill
    arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill arrowtriangle.down.circle
    arrowtriangle.down.circle.fill arrowtriangle.left.circle arrowtriangle.left.circle.fill arrowtriangle.right.circle
    arrowtriangle.right.circle.fill arrowtriangle.up.circle arrowtriangle.up.circle.fill asterisk.circle
    asterisk.circle.fill australsign.circle australsign.circle.fill b.circle b.circle.fill bahtsign.circle
    bahtsign.circle.fill bell.circle bell.circle.fill bitcoinsign.circle bitcoinsign.circle.fill bolt.circle
    bolt.circle.fill bolt.horizontal.circle bolt.horizontal.circle.fill book.circle book.circle.fill burn c.circle
    c.circle.fill calendar.circle calendar.circle.fill camera.circle camera.circle.fill cedisign.circle
    cedisign.circle.fill centsign.circle centsign.circle.fill chart.pie checkmark.circle checkmark.circle.fill
    checkmark.shield checkmark.shield.fill chevron.down.circle chevron.down.circle.fill chevron.left.circle
    chevron.left.circle.fill chevron.right.circle chevron.right.circle.fill chevron.up.circle chevron.up.circle.fill
    circle circle.bottomthird.split circle.fill clock clock.fill coloncurrencysign.circle coloncurrencysign.circle.fill
    cruzeirosign.circle cruzeirosign.circle.fill d.circle d.circle.fill divide.circle divide.circle.fill doc.circle
    doc.circle.fill dollarsign.circle dollarsign.circle.fill dongsign.circle dongsign.circle.fill e.circle e.circle.fill
    ellipsis.circle ellipsis.circle.fill envelope.circle envelope.circle.fill equal.circle equal.circle.fill escape
    eurosign.circle eurosign.circle.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.shield
    exclamationmark.shield.fill f.circle f.circle.fill f.cursive.circle f.cursive.circle.fill flag.circle
    flag.circle.fill florinsign.circle florinsign.circle.fill folder.circle folder.circle.fill francsign.circle
    francsign.circle.fill g.circle g.circle.fill gauge greaterthan.circle greaterthan.circle.fill grid.circle
    grid.circle.fill guaranisign.circle guaranisign.circle.fill h.circle h.circle.fill heart.circle heart.circle.fill
    heart.slash.circle heart.slash.circle.fill hryvniasign.circle hryvniasign.circle.fill i.circle i.circle.fill
    icloud.circle icloud.circle.fill indianrupeesign.circle indianrupeesign.circle.fill info.circle info.circle.fill
    j.circle j.circle.fill k.circle k.circle.fill kipsign.circle kipsign.circle.fill l.circle l.circle.fill
    largecircle.fill.circle larisign.circle larisign.circle.fill lessthan.circle lessthan.circle.fill
    line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link.circle link.circle.fill
    lirasign.circle lirasign.circle.fill location.circle location.circle.fill lock.circle lock.circle.fill lock.shield
    lock.shield.fill m.circle m.circle.fill magnifyingglass.circle magnifyingglass.circle.fill manatsign.circle
    manatsign.circle.fill mappin.circle mappin.circle.fill message.circle message.circle.fill mic.circle mic.circle.fill
    millsign.circle millsign.circle.fill minus.circle minus.circle.fill moon moon.circle moon.circle.fill
    multiply.circle multiply.circle.fill n.circle n.circle.fill nairasign.circle nairasign.circle.fill nosign
    number.circle number.circle.fill o.circle o.circle.fill p.circle p.circle.fill paperclip.circle
    paperclip.circle.fill pause.circle pause.circle.fill pencil.circle pencil.circle.fill pencil.tip.crop.circle
    person.circle person.circle.fill person.crop.circle person.crop.circle.fill pesetasign.circle pesetasign.circle.fill
    pesosign.circle pesosign.circle.fill phone.circle phone.circle.fill phone.down.circle phone.down.circle.fill
    pin.circle pin.circle.fill play.circle play.circle.fill plus.circle plus.circle.fill plusminus.circle
    plusminus.circle.fill purchased.circle purchased.circle.fill q.circle q.circle.fill questionmark.circle
    questionmark.circle.fill r.circle r.circle.fill rublesign.circle rublesign.circle.fill rupeesign.circle
    rupeesign.circle.fill s.circle s.circle.fill safari safari.fill sheqelsign.circle sheqelsign.circle.fill shield
    shield.lefthalf.fill slash.circle slash.circle.fill smallcircle.circle smallcircle.circle.fill
    smallcircle.fill.circle smallcircle.fill.circle.fill smiley smiley.fill speedometer star.circle star.circle.fill
    sterlingsign.circle sterlingsign.circle.fill stop.circle stop.circle.fill sun.min sun.min.fill t.circle
    t.circle.fill tag.circle tag.circle.fill tengesign.circle tengesign.circle.fill timer trash.circle trash.circle.fill
    tugriksign.circle tugriksign.circle.fill turkishlirasign.circle turkishlirasign.circle.fill tv.circle tv.circle.fill
    u.circle u.circle.fill v.circle v.circle.fill video.circle video.circle.fill viewfinder.circle
    viewfinder.circle.fill w.circle w.circle.fill waveform.circle waveform.circle.fill wonsign.circle
    wonsign.circle.fill x.circle x.circle.fill xmark.circle xmark.circle.fill xmark.shield xmark.shield.fill y.circle
    y.circle.fill yensign.circle yensign.circle.fill z.circle z.circle.fill 39x35 0.square 0.square.fill 00.square
    00.square.fill 01.square 01.square.fill 02.square 02.square.fill 03.square 03.square.fill 04.square 04.square.fill
    05.square 05.square.fill 06.square 06.square.fill 07.square 07.square.fill 08.square 08.square.fill 09.square
    09.square.fill 1.square 1.square.fill 10.square 10.square.fill 11.square 11.square.fill 12.square 12.square.fill
    13.square 13.square.fill 14.square 14.square.fill 15.square 15.square.fill 16.square 16.square.fill 17.square
    17.square.fill 18.square 18.square.fill 19.square 19.square.fill 2.square 2.square.fill 20.square 20.square.fill
    21.square 21.square.fill 22.square 22.square.fill 23.square 23.square.fill 24.square 24.square.fill 25.square
    25.square.fill 26.square 26.square.fill 27.square 27.square.fill 28.square 28.square.fill 29.square 29.square.fill
    3.square 3.square.fill 30.square 30.square.fill 31.square 31.square.fill 32.square 32.square.fill 33.square
    33.square.fill 34.square 34.square.fill 35.square 35.square.fill 36.square 36.square.fill 37.square 37.square.fill
    38.square 38.square.fill 39.square 39.square.fill 4.alt.square 4.alt.square.fill 4.square 4.square.fill 40.square
    40.square.fill 41.square 41.square.fill 42.square 42.square.fill 43.square 43.square.fill 44.square 44.square.fill
    45.square 45.square.fill 46.square 46.square.fill 47.square 47.square.fill 48.square 48.square.fill 49.square
    49.square.fill 5.square 5.square.fill 50.square 50.square.fill 6.alt.square 6.alt.square.fill 6.square 6.square.fill
    7.square 7.square.fill 8.square 8.square.fill 9.alt.square 9.alt.square.fill 9.square 9.square.fill a.square
    a.square.fill app app.fill app.gift app.gift.fill arrow.down.left.square arrow.down.left.square.fill
    arrow.down.right.square arrow.down.right.square.fill arrow.down.square arrow.down.square.fill
    arrow.left.and.right.square arrow.left.and.right.square.fill arrow.left.square arrow.left.square.fill
    arrow.right.arrow.left.square arrow.right.arrow.left.square.fill arrow.right.square arrow.right.square.fill
    arrow.up.and.down.square arrow.up.and.down.square.fill arrow.up.arrow.down.square arrow.up.arrow.down.square.fill
    arrow.up.left.square arrow.up.left.square.fill arrow.up.right.square arrow.up.right.square.fill arrow.up.square
    arrow.up.square.fill arrow.uturn.down.square arrow.uturn.down.square.fill arrow.uturn.left.square
    arrow.uturn.left.square.fill arrow.uturn.right.square arrow.uturn.right.square.fill arrow.uturn.up.square
    arrow.uturn.up.square.fill arrowtriangle.down.square arrowtriangle.down.square.fill arrowtriangle.left.square
    arrowtriangle.left.square.fill arrowtriangle.right.square arrowtriangle.right.square.fill arrowtriangle.up.square
    arrowtriangle.up.square.fill australsign.square australsign.square.fill b.square b.square.fill bahtsign.square
    bahtsign.square.fill barcode.viewfinder bitcoinsign.square bitcoinsign.square.fill c.square c.square.fill
    camera.viewfinder cedisign.square cedisign.square.fill centsign.square centsign.square.fill checkmark.square
    checkmark.square.fill chevron.down.square chevron.down.square.fill chevron.left.square chevron.left.square.fill
    chevron.right.square chevron.right.square.fill chevron.up.square chevron.up.square.fill clear clear.fill
    coloncurrencysign.square coloncurrencysign.square.fill cruzeirosign.square cruzeirosign.square.fill d.square
    d.square.fill divide.square divide.square.fill doc.text.viewfinder dollarsign.square dollarsign.square.fill
    dongsign.square dongsign.square.fill dot.square dot.square.fill e.square e.square.fill equal.square
    equal.square.fill eurosign.square eurosign.square.fill exclamationmark.square exclamationmark.square.fill f.square
    f.square.fill faceid florinsign.square florinsign.square.fill francsign.square francsign.square.fill g.square
    g.square.fill greaterthan.square greaterthan.square.fill guaranisign.square guaranisign.square.fill h.square
    h.square.fill hryvniasign.square hryvniasign.square.fill i.square i.square.fill indianrupeesign.square
    indianrupeesign.square.fill j.square j.square.fill k.square k.square.fill kipsign.square kipsign.square.fill
    l.square l.square.fill larisign.square larisign.square.fill lessthan.square lessthan.square.fill lirasign.square
    lirasign.square.fill m.square m.square.fill manatsign.square manatsign.square.fill millsign.square
    millsign.square.fill minus.square minus.square.fill multiply.square multiply.square.fill n.square n.square.fill
    nairasign.square nairasign.square.fill number.square number.square.fill o.square o.square.fill p.square
    p.square.fill person.crop.square person.crop.square.fill pesetasign.square pesetasign.square.fill pesosign.square
    pesosign.square.fill phone.fill plus.app plus.app.fill plus.square plus.square.fill q.square q.square.fill qrcode
    qrcode.viewfinder questionmark.square questionmark.square.fill r.square r.square.fill rublesign.square
    rublesign.square.fill rupeesign.square rupeesign.square.fill s.square s.square.fill sheqelsign.square
    sheqelsign.square.fill square square.fill square.grid.2x2 square.grid.2x2.fill square.lefthalf.fill
    square.righthalf.fill square.split.1x2 square.split.1x2.fill square.split.2x1 square.split.2x1.fill square.split.2x2
    square.split.2x2.fill sterlingsign.square sterlingsign.square.fill t.square t.square.fill tengesign.square
    tengesign.square.fill tugriksign.square tugriksign.square.fill turkishlirasign.square turkishlirasign.square.fill
    u.square u.square.fill v.square v.square.fill viewfinder w.square w.square.fill wonsign.square wonsign.square.fill
    x.square x.square.fill xmark.square xmark.square.fill y.square y.square.fill yensign.square yensign.square.fill
    z.square z.square.fill 40x42 gobackward gobackward.10 gobackward.10.ar gobackward.10.hi gobackward.15
    gobackward.15.ar gobackward.15.hi gobackward.30 gobackward.30.ar gobackward.30.hi gobackward.45 gobackward.45.ar
    gobackward.45.hi gobackward.60 gobackward.60.ar gobackward.60.hi gobackward.75 gobackward.75.ar gobackward.75.hi
    gobackward.90 gobackward.90.ar gobackward.90.hi gobackward.minus goforward goforward.10 goforward.10.ar
    goforward.10.hi goforward.15 goforward.15.ar goforward.15.hi goforward.30 goforward.30.ar goforward.30.hi
    goforward.45 goforward.45.ar goforward.45.hi goforward.60 goforward.60.ar goforward.60.hi goforward.75
    goforward.75.ar goforward.75.hi goforward.90 goforward.90.ar goforward.90.hi goforward.plus leaf.arrow.circlepath
    stopwatch stopwatch.fill 48x35 arrow.up.bin arrow.up.bin.fill aspectratio aspectratio.fill bin.xmark bin.xmark.fill
    car car.fill checkmark.rectangle checkmark.rectangle.fill film film.fill macwindow minus.rectangle
    minus.rectangle.fill pause.rectangle pause.rectangle.fill person.crop.rectangle person.crop.rectangle.fill photo
    photo.fill play.rectangle play.rectangle.fill plus.rectangle plus.rectangle.fill rectangle rectangle.dock
    rectangle.fill rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3 rectangle.split.3x3.fill shuffle
    sidebar.left sidebar.right table table.fill uiwindow.split.2x1 xmark.rectangle xmark.rectangle.fill 45x39
    bubble.left bubble.left.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill
    bubble.right captions.bubble captions.bubble.fill ellipses.bubble ellipses.bubble.fill exclamationmark.bubble
    exclamationmark.bubble.fill house plus.bubble plus.bubble.fill quote.bubble quote.bubble.fill t.bubble t.bubble.fill
    text.bubble text.bubble.fill 48x33 arrow.clockwise.icloud arrow.clockwise.icloud.fill arrow.counterclockwise.icloud
    arrow.counterclockwise.icloud.fill bolt.horizontal.icloud bolt.horizontal.icloud.fill exclamationmark.icloud
    exclamationmark.icloud.fill icloud icloud.fill link.icloud link.icloud.fill lock.icloud lock.icloud.fill
    person.icloud person.icloud.fill tray tray.fill tray.full tray.full.fill xmark.icloud xmark.icloud.fill 48x38
    arrow.2.circlepath badge.plus.radiowaves.right calendar.badge.minus calendar.badge.plus desktopcomputer
    gauge.badge.minus gauge.badge.plus icloud.slash icloud.slash.fill pencil.tip.crop.circle.badge.minus
    pencil.tip.crop.circle.badge.plus person.crop.circle.badge.checkmark person.crop.circle.badge.exclam
    person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.xmark
    person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.minus
    person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark 44x42 arrow.up.right.diamond
    arrow.up.right.diamond.fill bag.badge.minus bag.badge.plus cloud.fog cloud.fog.fill questionmark.diamond
    questionmark.diamond.fill rectangle.stack rectangle.stack.fill rectangle.stack.person.crop
    rectangle.stack.person.crop.fill slowmo timelapse 36x40 arrow.clockwise arrow.counterclockwise arrow.down.doc
    arrow.down.doc.fill arrow.up.doc arrow.up.doc.fill doc doc.append doc.fill doc.plaintext doc.richtext doc.text
    doc.text.fill 41x36 circle.grid.2x2 circle.grid.2x2.fill circle.grid.hex.fill drop.triangle drop.triangle.fill
    exclamationmark.triangle exclamationmark.triangle.fill grid triangle triangle.fill triangle.lefthalf.fill
    triangle.righthalf.fill 42x33 arrow.swap book.fill slider.horizontal.3 text.aligncenter text.alignleft
    text.alignright text.append text.insert text.justify text.justifyleft text.justifyright text.quote 40x36
    1.magnifyingglass arrow.up.left.and.arrow.down.right command magnifyingglass minus.magnifyingglass minus.slash.plus
    phone.fill.arrow.down.left phone.fill.arrow.up.right plus.magnifyingglass plus.slash.minus
    slider.horizontal.below.rectangle 44x40 eyedropper eyedropper.full eyedropper.halffull person.badge.minus.fill
    person.badge.plus.fill star star.fill star.lefthalf.fill star.slash star.slash.fill tuningfork 41x39 capslock
    capslock.fill gift livephoto livephoto.play livephoto.slash paperplane paperplane.fill shield.slash text.cursor
    42x41 cube cube.box cube.box.fill cube.fill hexagon hexagon.fill square.stack.3d.up square.stack.3d.up.fill sun.max
    sun.max.fill 52x40 cart.badge.minus cart.badge.plus cart.fill.badge.minus cart.fill.badge.plus
    photo.fill.on.rectangle.fill photo.on.rectangle plus.rectangle.fill.on.rectangle.fill plus.rectangle.on.rectangle
    rectangle.fill.on.rectangle.fill rectangle.on.rectangle 38x43 bolt.badge.a bolt.badge.a.fill lightbulb
    lightbulb.fill person.2.square.stack person.2.square.stack.fill square.stack square.stack.fill thermometer.snowflake
    42x35 archivebox archivebox.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right
    arrowshape.turn.up.right.fill calendar shift shift.fill 42x37 circle.grid.3x3.fill circle.grid.hex
    exclamationmark.octagon exclamationmark.octagon.fill heart.slash heart.slash.fill lock.open xmark.octagon
    xmark.octagon.fill 40x39 bell bell.fill hand.thumbsdown.fill hand.thumbsup.fill moon.stars moon.stars.fill power
    waveform.path.ecg 42x36 antenna.radiowaves.left.and.right scribble text.badge.checkmark text.badge.minus
    text.badge.plus text.badge.star text.badge.xmark wind.snow 42x42 arkit hand.thumbsdown hand.thumbsup paperclip
    rotate.left rotate.left.fill rotate.right rotate.right.fill 44x43 cloud.drizzle cloud.drizzle.fill cloud.hail
    cloud.hail.fill cloud.heavyrain cloud.heavyrain.fill cloud.rain cloud.rain.fill 44x44 cloud.bolt cloud.bolt.fill
    cloud.bolt.rain cloud.bolt.rain.fill cloud.snow cloud.snow.fill flowchart flowchart.fill 31x27 arrow.down.left
    arrow.down.right arrow.up.left arrow.up.right greaterthan lessthan multiply 35x31 arrowtriangle.left
    arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.fill pencil pencil.slash xmark 39x37
    circle.lefthalf.fill circle.righthalf.fill flag flag.fill globe metronome moon.fill 40x35 alt arrow.uturn.left
    arrow.uturn.right eject eject.fill list.bullet.below.rectangle option 43x38 map map.fill music.note.list
    square.stack.3d.down.dottedline wand.and.stars wand.and.stars.inverse wifi.slash 34x36 arrow.down
    arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up arrow.up 40x31
    arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right hand.point.left.fill
    hand.point.right.fill 41x38 app.badge app.badge.fill arrow.down.right.and.arrow.up.left lasso shield.slash.fill
    square.and.pencil 42x38 airplane location location.fill location.slash location.slash.fill shield.fill 52x38
    memories.badge.minus memories.badge.plus tv tv.fill tv.music.note tv.music.note.fill 53x36 folder.badge.minus
    folder.badge.person.crop folder.badge.plus folder.fill.badge.minus folder.fill.badge.person.crop
    folder.fill.badge.plus 33x32 arrowtriangle.down arrowtriangle.down.fill arrowtriangle.up arrowtriangle.up.fill
    textformat.superscript 38x40 flag.slash flag.slash.fill rectangle.and.arrow.up.right.and.arrow.down.left
    square.and.arrow.down square.and.arrow.down.fill 40x43 arrow.right.arrow.left pin pin.fill pin.slash pin.slash.fill
    43x35 delete.left delete.left.fill delete.right delete.right.fill increase.quotelevel 44x35 rectangle.grid.1x2
    rectangle.grid.1x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill return 45x43 checkmark.seal checkmark.seal.fill
    envelope.open xmark.seal xmark.seal.fill 46x42 link square.fill.on.circle.fill square.on.circle tag tag.fill 47x39
    dial dial.fill house.fill music.house music.house.fill 48x36 arrow.up.arrow.down camera camera.fill camera.rotate
    camera.rotate.fill 48x43 tray.2 tray.2.fill tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill 49x32
    arrow.down.left.video arrow.up.right.video playpause questionmark.video video 54x38 rectangle.badge.checkmark
    rectangle.badge.xmark speaker.3 speaker.3.fill table.badge.more 55x38 cloud.sun cloud.sun.fill
    rectangle.fill.badge.checkmark rectangle.fill.badge.xmark table.badge.more.fill 32x38 rhombus rhombus.fill
    suit.diamond suit.diamond.fill 34x43 bolt bolt.fill bolt.slash bolt.slash.fill 35x40 bookmark bookmark.fill
    mic.slash mic.slash.fill 38x37 number speaker.slash speaker.slash.fill suit.spade.fill 38x41 mappin.and.ellipse
    tornado umbrella umbrella.fill 39x41 trash trash.fill trash.slash trash.slash.fill 39x43 doc.text.magnifyingglass
    lightbulb.slash lightbulb.slash.fill moon.zzz.fill 41x35 heart heart.fill suit.heart suit.heart.fill 41x37
    lock.open.fill phone phone.arrow.down.left phone.arrow.up.right 43x41 crop rays square.stack.3d.up.slash
    square.stack.3d.up.slash.fill 43x47 doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill 45x35
    rectangle.grid.2x2 rectangle.grid.2x2.fill repeat repeat.1 45x40 plus.square.fill.on.square.fill
    plus.square.on.square square.fill.on.square.fill square.on.square 45x41 bandage bandage.fill person.badge.minus
    person.badge.plus 46x40 flip.horizontal flip.horizontal.fill printer printer.fill 47x44 sun.dust sun.dust.fill
    sun.haze sun.haze.fill 48x31 arrow.down.left.video.fill arrow.up.right.video.fill questionmark.video.fill video.fill
    49x40 at.badge.minus at.badge.plus video.slash video.slash.fill 50x31 backward backward.fill forward forward.fill
    50x45 burst rectangle.stack.badge.minus rectangle.stack.badge.person.crop rectangle.stack.badge.plus 51x39 sunrise
    sunrise.fill sunset sunset.fill 60x39 square.and.line.vertical.and.square square.and.line.vertical.and.square.fill
    square.fill.and.line.vertical.and.square square.fill.and.line.vertical.square.fill 30x35 hourglass
    hourglass.bottomhalf.fill hourglass.tophalf.fill 33x40 ear mappin mappin.slash 34x34 arrow.down.to.line
    arrow.up.to.line chevron.up.chevron.down 36x32 plus stop stop.fill 37x21 chevron.down chevron.up control 38x35
    person speaker.1 speaker.1.fill 38x36 suit.club suit.club.fill suit.spade 38x42 phone.arrow.right
    square.and.arrow.up square.and.arrow.up.fill 39x36 arrow.uturn.down arrow.uturn.up percent 41x41
    arrow.3.trianglepath hand.raised hand.raised.slash 42x39 music.mic phone.badge.plus phone.fill.badge.plus 44x38
    bubble.right.fill lock.rotation lock.rotation.open 45x42 bag.fill.badge.minus bag.fill.badge.plus envelope.open.fill
    47x36 airplayvideo envelope.badge teletype 49x35 speaker.zzz speaker.zzz.fill textbox 52x45
    rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.person.crop rectangle.stack.fill.badge.plus 54x35
    eye.slash.fill gamecontroller gamecontroller.fill 56x35 rectangle.3.offgrid square.grid.3x2 square.grid.3x2.fill
    56x42 bubble.left.and.bubble.right camera.on.rectangle camera.on.rectangle.fill 61x31 battery.0 battery.100
    battery.25 62x32 backward.end.alt.fill forward.end.alt.fill tortoise.fill 17x34 chevron.compact.left
    chevron.compact.right 25x33 chevron.left chevron.right 26x45 flashlight.off.fill flashlight.on.fill 27x38
    radiowaves.left radiowaves.right 28x39 hurricane tropicalstorm 28x41 sum thermometer 29x32 pause.fill plusminus
    29x45 location.north.line location.north.line.fill 31x33 play snow 33x39 location.north location.north.fill 34x32
    backward.end forward.end 34x39 arrow.down.to.line.alt arrow.up.to.line.alt 34x40 mic mic.fill 35x41 flame flame.fill
    36x29 divide strikethrough 37x35 speaker speaker.fill 37x37 lock lock.fill 37x43 hifispeaker hifispeaker.fill 37x44
    ant ant.fill 38x13 chevron.compact.down chevron.compact.up 38x30 arrow.left.to.line arrow.right.to.line 38x38 bag
    bag.fill 38x39 alarm alarm.fill 39x30 arrow.left arrow.right 39x39 bell.slash bell.slash.fill 39x40
    rectangle.and.arrow.up.right.and.arrow.down.left.slash staroflife 40x32 backward.end.fill forward.end.fill 40x33
    chevron.left.2 chevron.right.2 40x40 gift.fill hand.raised.fill 41x32 hand.point.left hand.point.right 41x40 at
    hand.raised.slash.fill 41x42 square.stack.3d.down.right square.stack.3d.down.right.fill 42x40 wand.and.rays
    wand.and.rays.inverse 43x30 arrow.left.to.line.alt arrow.right.to.line.alt 43x34 book wifi.exclamationmark 44x30
    cloud square.grid.4x3.fill 44x37 hand.draw.fill memories 44x39 message message.fill 44x41 gear pencil.and.outline
    44x45 cloud.sleet cloud.sleet.fill 45x29 fx textformat.size 45x32 creditcard creditcard.fill 45x33 envelope
    envelope.fill 45x36 briefcase briefcase.fill 46x29 textformat textformat.alt 46x35 speaker.2 speaker.2.fill 46x37
    cart cart.fill 46x44 perspective rectangle.expand.vertical 46x48 square.and.arrow.down.on.square
    square.and.arrow.down.on.square.fill 46x50 square.and.arrow.up.on.square square.and.arrow.up.on.square.fill 47x33
    decrease.indent increase.indent 47x35 folder folder.fill 47x45 helm scope 48x40 icloud.and.arrow.up
    icloud.and.arrow.up.fill 48x41 skew tray.and.arrow.down 48x42 icloud.and.arrow.down icloud.and.arrow.down.fill 49x25
    bolt.horizontal bolt.horizontal.fill 49x31 bed.double bed.double.fill 49x46 wrench wrench.fill 50x35
    arrow.2.squarepath chart.bar.fill 50x37 capsule capsule.fill 50x47 cloud.moon.bolt.fill cloud.moon.rain 51x33 pano
    pano.fill 51x35 arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill 51x43 waveform.path.badge.minus
    waveform.path.badge.plus 51x46 hammer hammer.fill 54x43 rectangle.fill.on.rectangle.angled.fill
    rectangle.on.rectangle.angled 55x35 person.2 rectangle.3.offgrid.fill 55x36 sportscourt sportscourt.fill 55x42
    bubble.left.and.bubble.right.fill chevron.left.slash.chevron.right 55x51 cloud.sun.rain cloud.sun.rain.fill 55x52
    cloud.sun.bolt cloud.sun.bolt.fill 56x40 hare.fill keyboard.chevron.compact.down 57x32 backward.end.alt
    forward.end.alt 13x36 exclamationmark 22x30 info 22x32 pause 26x28 italic 26x35 decrease.quotelevel 27x36
    questionmark 28x28 bold 28x31 arrow.merge 28x34 underline 28x36 pencil.tip 29x29 a 29x33 f.cursive 29x38 music.note
    30x33 play.fill 31x37 arrow.up.and.down 32x18 equal 32x36 purchased 32x37 dot.radiowaves.right 33x35 paragraph 33x42
    rosette 35x35 waveform 35x36 staroflife.fill 36x7 minus 36x34 person.fill 36x47 tram.fill 36x48 selection.pin.in.out
    37x24 projective 37x33 checkmark 37x38 lock.slash 37x39 zzz 37x40 lock.slash.fill 37x41 phone.fill.arrow.right 37x42
    sparkles 38x11 ellipsis 38x33 textformat.subscript 39x38 chart.pie.fill 39x42 moon.zzz 39x46 crop.rotate 40x24
    light.min 40x34 arrow.branch 40x41 studentdesk 40x47 thermometer.sun 41x27 arrow.left.and.right 41x30 barcode 42x20
    recordingtape 42x21 line.horizontal.3 42x24 line.horizontal.3.decrease 42x28 list.dash 42x29 list.bullet 42x32
    list.number 42x34 wind 43x24 light.max 43x31 wifi 43x36 headphones 43x37 circle.grid.3x3 43x40 cursor.rays 44x29
    cloud.fill 44x31 smoke.fill 44x32 smoke 44x34 x.squareroot 45x38 hand.draw 45x44 paintbrush.fill 45x45 paintbrush
    46x19 phone.down.fill 46x46 rectangle.compress.vertical 47x21 phone.down 47x34 squares.below.rectangle 47x37
    rectangle.and.paperclip 47x43 waveform.path 48x29 view.2d 48x37 envelope.badge.fill 48x44 burst.fill 49x29 view.3d
    49x39 arrow.uturn.left.circle.badge.ellipsis 50x29 list.bullet.indent 50x33 cloud.moon.fill 50x34 cloud.moon 50x46
    cloud.moon.rain.fill 50x48 cloud.moon.bolt 51x36 chart.bar 51x37 scissors 52x33 eye 52x35 eye.slash 52x43 guitars
    53x29 function 53x34 bold.underline 53x37 dot.radiowaves.left.and.right 54x23 eyeglasses 54x32 personalhotspot 54x33
    eye.fill 54x34 person.2.fill 56x31 keyboard 56x32 playpause.fill 56x36 video.badge.plus 57x36 video.badge.plus.fill
    58x37 pencil.and.ellipsis.rectangle 58x39 teletype.answer 58x41 signature 58x42 hare 59x29 textformat.123 59x37
    scissors.badge.ellipsis 60x29 textformat.abc 61x39 textformat.abc.dottedunderline 62x33 tortoise 71x34 person.3.fill
    72x34 bold.italic.underline 72x35 person.3
    """
}
