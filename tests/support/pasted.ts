// Clipboard HTML of word processors, unchanged (shortened only where it repeats itself).

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US link="#0563C1" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<h1>Qrid nədir?<o:p></o:p></h1>
<p class=MsoNormal><b><span lang=AZ-LATIN style='mso-ansi-language:AZ-LATIN'>Qalın söz</span></b><span lang=AZ-LATIN>,<span style='mso-spacerun:yes'>&nbsp; </span><i>kursiv söz</i> və <a href="https://kodyol.example/blogs/git">keçid</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Birinci<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Birincinin içində<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>İkinci</b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Addım<o:p></o:p></p>
<p class=MsoNormal><img width=320 height=180 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td width=300 valign=top style='width:2.0in;border:solid windowtext 1.0pt'><p class=MsoNormal>Sol<o:p></o:p></p></td><td><p class=MsoNormal>Sağ<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

export const wordClean =
  '<h2>Qrid nədir?</h2>' +
  '<p><strong>Qalın söz</strong>, <em>kursiv söz</em> və <a href="https://kodyol.example/blogs/git">keçid</a>.</p>' +
  '<ul><li>Birinci<ul><li>Birincinin içində</li></ul></li><li><strong>İkinci</strong></li></ul>' +
  '<ol><li>Addım</li></ol>' +
  '<table><tbody><tr><td>Sol</td><td>Sağ</td></tr></tbody></table>';

export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b5c7d1e-7fff-0d2a-6c52-1d7a7bbf9f11"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Qrid nədir?</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;white-space:pre-wrap;">Qalın söz</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">, </span><span style="font-size:11pt;font-weight:400;font-style:italic;">kursiv söz</span><span style="font-size:11pt;font-weight:400;"> və </span><a href="https://kodyol.example/blogs/git" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;">keçid</span></a><span style="font-weight:400;">.</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Birinci</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Birincinin içində</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">İkinci</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:320px;height:180px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=x" width="320" height="180" style="margin-left:0px;" /></span></span></p></b><br class="Apple-interchange-newline">`;

export const googleDocsClean =
  '<h2>Qrid nədir?</h2>' +
  '<p><strong>Qalın söz</strong>, <em>kursiv söz</em> və <a href="https://kodyol.example/blogs/git">keçid</a>.</p>' +
  '<ul><li>Birinci<ul><li>Birincinin içində</li></ul></li><li><strong>İkinci</strong></li></ul>';

/** Frames as sites offer them: YouTube's alone and in a paragraph, then others with an address and without. */
export const pastedFrames = `<p>Əvvəl</p><iframe width="560" height="315" src="https://www.youtube.com/embed/nu_pCVPKzTk?si=Ab1&amp;start=30" title="YouTube video player" allow="accelerometer; autoplay" allowfullscreen></iframe><p>Orta</p><p><iframe src="//www.youtube-nocookie.com/embed/nu_pCVPKzTk"></iframe></p><iframe src="https://codepen.io/a/embed/b"></iframe><iframe srcdoc="<p>x</p>"></iframe><iframe src="javascript:alert(1)"></iframe><p>Son</p>`;

const video = 'https://www.youtube.com/watch?v=nu_pCVPKzTk';
export const pastedFramesClean =
  `<p>Əvvəl</p><p><a href="${video}&amp;t=30">${video}&amp;t=30</a></p>` +
  `<p>Orta</p><p><a href="${video}">${video}</a></p>` +
  '<p><a href="https://codepen.io/a/embed/b">https://codepen.io/a/embed/b</a></p><p>Son</p>';

export const spreadsheet = `<meta name="generator" content="Sheets"/><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;" data-sheets-value="{}">Ad</td><td style="overflow:hidden;">Bal</td></tr><tr style="height:21px;"><td style="overflow:hidden;" rowspan="1" colspan="2">Aysel &amp; Orxan</td></tr></tbody></table>`;

export const spreadsheetClean =
  '<table><tbody><tr><td>Ad</td><td>Bal</td></tr><tr><td colspan="2" rowspan="1">Aysel &amp; Orxan</td></tr></tbody></table>';

const mono = "font-family: Consolas, 'Courier New', monospace;font-size: 14px;white-space: pre;";

/** What else authors paste: where from, its HTML, and what is made of it. */
export const pastes: Record<string, [html: string, clean: string]> = {
  'code in Courier in Google Docs': [
    `<b style="font-weight:normal;"><p dir="ltr"><span style="font-family:Arial,sans-serif;white-space:pre-wrap;">Baxın:</span></p>${['if (a) {', '\u00a0\u00a0b();', '', '}'].map((line) => (line ? `<p dir="ltr"><span style="font-size:10pt;font-family:'Courier New',monospace;font-weight:400;white-space:pre-wrap;">${line}</span></p>` : '<br>')).join('')}<p dir="ltr"><span style="font-family:Arial;">Burada </span><span style="font-family:'Roboto Mono',monospace;font-weight:700;">a</span><span style="font-family:Arial;"> dəyişəndir.</span></p></b>`,
    '<p>Baxın:</p><pre><code>if (a) {\n  b();\n\n}</code></pre><p>Burada <strong><code>a</code></strong> dəyişəndir.</p>',
  ],
  'a word in Courier in Word': [
    `<p class=MsoNormal>Əmr: <span style='font-family:"Courier New"'>git status</span><o:p></o:p></p><p class=MsoNormal><span style='font-family:"Monotype Corsiva"'>Salam</span></p>`,
    '<p>Əmr: <code>git status</code></p><p>Salam</p>',
  ],
  'a line in Courier in a mail': [
    '<div><font face="courier new, monospace">npm ci</font></div><div>Son</div>',
    '<p><code>npm ci</code></p><p>Son</p>',
  ],
  'links through other sites': [
    '<p><a href="https://www.google.com/url?q=https://kodyol.example/blogs/git&amp;sa=D&amp;ust=1">Git</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fa.az%2Fb%3Fc%3D1&amp;h=AT0">https://l.facebook.com/l.php?u=https%3A%2F%2Fa.az%2Fb%3Fc%3D1&amp;h=AT0</a> <a href="https://www.google.com/url?q=javascript:alert(1)">x</a></p>',
    '<p><a href="https://kodyol.example/blogs/git">Git</a> <a href="https://a.az/b?c=1">https://a.az/b?c=1</a> <a href="https://www.google.com/url?q=javascript:alert(1)">x</a></p>',
  ],
  'VS Code': [
    `<meta charset='utf-8'><div style="color: #d4d4d4;${mono}"><div><span style="color: #569cd6;">def</span><span> topla(a, b):</span></div><div><span>    if a &lt; b:</span></div><br><div><span>        return a</span></div></div>`,
    '<pre><code>def topla(a, b):\n    if a &lt; b:\n\n        return a</code></pre>',
  ],
  'a word from VS Code': [
    `<meta charset='utf-8'><div style="${mono}"><div><span style="color: #569cd6;">useState</span></div></div>`,
    '<p><code>useState</code></p>',
  ],
  JetBrains: [
    `<html><body><pre style="background-color:#2b2b2b;font-family:'JetBrains Mono',monospace;">fun a() {<br>&#32;&#32;b()<br>}<br></pre></body></html>`,
    '<pre><code>fun a() {\n  b()\n}</code></pre>',
  ],
  'GitHub’s table of lines': [
    '<table class="highlight"><tbody><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code blob-code-inner"><span class="pl-k">if</span> (a) {</td></tr><tr><td class="blob-num" data-line-number="2"></td><td class="blob-code blob-code-inner">\n</td></tr><tr><td class="blob-num" data-line-number="3"></td><td class="blob-code blob-code-inner">  b();</td></tr></tbody></table>',
    '<pre><code>if (a) {\n\n  b();</code></pre>',
  ],
  'a block with numbers of lines': [
    '<table class="highlighttable"><tr><td class="linenos"><pre>1\n2</pre></td><td class="code"><div><pre>a:\n  b</pre></div></td></tr></table>',
    '<pre><code>a:\n  b</code></pre>',
  ],
  'an AI chat': [
    '<p>Salam</p><pre><div class="contain-inline-size"><div>js</div><div><button>Kodu kopyala</button></div><div dir="ltr"><code class="whitespace-pre language-javascript"><span><span>const</span> a = 1;\n  if (a) {}\n</span></code></div></div></pre><p>Son</p>',
    '<p>Salam</p><pre><code class="language-js">const a = 1;\n  if (a) {}</code></pre><p>Son</p>',
  ],
  'Word Online': [
    [
      ['ul', 1, 'bir'],
      ['ul', 2, 'bir-a'],
      ['ul', 1, 'iki'],
      ['ol', 1, 'A'],
      ['ol', 1, 'B'],
    ]
      .map(
        ([tag, level, text]) =>
          `<div class="ListContainerWrapper"><${tag} role="list"><li data-aria-level="${level}" role="listitem"><p><span>${text}</span><span>&nbsp;</span></p></li></${tag}></div>`,
      )
      .join(''),
    '<ul><li>bir<ul><li>bir-a</li></ul></li><li>iki</li></ul><ol><li>A</li><li>B</li></ol>',
  ],
  'Google Docs’ blank lines and ticks': [
    '<b style="font-weight:normal;"><p dir="ltr"><span>bir</span></p><br /><p dir="ltr"><span>iki</span><br><span>üç</span></p><p dir="ltr"><br></p><ul><li role="checkbox" aria-checked="true"><p>hazır</p></li></ul></b>',
    '<p>bir</p><p>iki<br>üç</p><ul><li>☑ hazır</li></ul>',
  ],
  Notion: [
    '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>oxu</span></li><li><input type="checkbox">yaz</li></ul><details><summary>Daha çox</summary><p>gizli</p></details><dl><dt>HTML</dt><dd>dil</dd></dl>',
    '<ul><li>☑ oxu</li><li>☐ yaz</li></ul><p><strong>Daha çox</strong></p><p>gizli</p><p><strong>HTML</strong></p><p>dil</p>',
  ],
  KaTeX: [
    '<p>O <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>n</mi></mrow><annotation encoding="application/x-tex">O(n^2)</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">O(n2)</span></span> olur</p>',
    '<p>O O(n^2) olur</p>',
  ],
  MathJax: [
    '<p>O <mjx-container><mjx-math aria-hidden="true">n2</mjx-math><mjx-assistive-mml><math><mi>n</mi><mo>+</mo><mn>2</mn></math></mjx-assistive-mml></mjx-container>.</p>',
    '<p>O n+2.</p>',
  ],
  Wikipedia: [
    '<p>O <span class="mwe-math-element"><span style="display: none;"><math><semantics><mi>n</mi><annotation>{\\displaystyle n^{2}}</annotation></semantics></math></span><img src="https://w.example/a.svg" alt="n^2"></span></p>',
    '<p>O n^{2}</p>',
  ],
  'a playlist': [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PLabc" title="YouTube"></iframe>',
    '<p><a href="https://www.youtube.com/playlist?list=PLabc">https://www.youtube.com/playlist?list=PLabc</a></p>',
  ],
};
