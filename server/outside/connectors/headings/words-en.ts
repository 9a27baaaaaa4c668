import type { HeadingWords } from './heading-roles.ts';

/** English, and the field names of the platforms' own interfaces. */
export const englishWords: HeadingWords = {
  creator:
    'creator, creators, influencer, influencers, author, authors, owner, user, users, account owner, channel, channels, profile, artist, blogger, kol, koc, celebrity, star, streamer, uploader, author meta, person, user info, owner user',
  post: 'post, posts, video, videos, vid, vids, media, item, items, reel, reels, clip, clips, aweme, short, shorts, upload, uploads, content, contents, publication, publications, tweet, tweets, photo, photos, story, stories',
  tiktok: 'tiktok, tik tok, tt, douyin, musically',
  youtube: 'youtube, you tube, yt, ytb',
  instagram: 'instagram, insta, ig, ins',
  other:
    'facebook, fb, twitter, x handle, snapchat, twitch, weibo, threads, linkedin, pinterest, whatsapp, telegram, wechat, line id, kwai, bilibili, xiaohongshu, spotify, music, song, sound, audio, track, album, singer, brand, product, company, agency, manager, campaign, sponsor, mcn, network name, commenter, comment author, comment text, comment id, reply, replies, viewer, query, search, keyword, playlist, location id, city, state, address, phone, gender, sex, age, birthday, birth, ethnicity, religion, education, occupation, transcription, transcript, subtitle, subtitles, accessibility, alt, caption track, file, filename, filesize, size, width, height, ratio, format, quality, definition, resolution, codec, dimension, licensed, etag, md5, hash, secuid, sec uid, secu id, device, ip, proxy, error, private, secret, seller, shop, business, contact, group, cluster, index, unnamed, class, sentiment, score, grade, tier, type, kind, status, mode, setting, settings, source, model, version',
  handle:
    'handle, handles, username, user name, usernames, user names, uname, screen name, login, login name, account, accounts, account name, unique id, uniqueid, custom url, customurl, nickname id, vanity',
  name: 'name, names, nickname, nick name, nick, full name, fullname, display name, displayname, real name, alias, known as',
  title: 'title, titles, headline, subject line',
  id: 'id, ids, identifier, uid, pk, shortcode, short code, code, uuid',
  link: 'link, links, social link, url, urls, uri, href, permalink, homepage, home page, page, webpage, web, website, site link, web url, web video, address link, profile page, profile',
  platform: 'platform, platforms, social platform, social media, social network, site, network, app',
  bio: 'bio, biography, signature, about, intro, introduction, self introduction, profile text, account description, channel description',
  text: 'description, descriptions, desc, text, body, message, summary, details',
  caption: 'caption, captions',
  avatar:
    'avatar, avatars, profile pic, profile picture, profile image, profile photo, pfp, avatar thumb, avatar larger, avatar medium, profile pic hd, headshot',
  cover: 'cover, covers, thumbnail, thumbnails, thumb, poster, display url, preview',
  image: 'image, images, img, picture, pictures, pic, icon, logo',
  country:
    'country, countries, country code, region, regions, location, nationality, country of origin, country or region, nation, geo, market, based in',
  language: 'language, languages, lang, predicted lang, text language, default language, locale',
  category:
    'category, categories, genre, genres, niche, niches, topic, topics, industry, vertical, verticals, interest, interests, theme, main topic, main video category, channel type, activity, profession',
  tags: 'tag, tags, label, labels, keywords',
  hashtags: 'hashtag, hashtags, hash tag, hash tags, challenges, challenge',
  mentions: 'mention, mentions, mentioned users, mentioned, tagged users',
  email:
    'email, emails, e mail, e mails, mail, mails, email address, contact email, business email, public email',
  note: 'note, notes, remark, remarks, memo',
  verified: 'verified, verification, is verified, badge, blue tick, verified status',
  sponsored: 'sponsored, isad, is ad, paid partnership, paid promotion, branded, is sponsored, ad flag',
  hidden: 'disabled, hidden, hide, turned off',
  duration:
    'duration, length, video length, seconds, secs, sec, runtime, time length, duration sec, length sec',
  followers:
    'follower, followers, fan, fans, subscriber, subscribers, subs, suscribers, suscriber, suscribers, followed by, followers by, edge followed by',
  likes:
    'like, likes, heart, hearts, thumbs up, media preview like, liked by, favorited, ratings, upvotes, liked',
  diggs: 'digg, diggs',
  comments: 'comment, comments',
  shares: 'share, shares, shared, repost, reposts, retweet, retweets, reshare, reshares',
  plays:
    'play, plays, view, views, viewed, watches, watched, viewers, visits, view count, video views, plays count, played',
  date: 'date, dates, time, timestamp, datetime, day, at, on, when, utc, iso',
  published:
    'published, publish, publishing, posted, post date, upload date, uploaded, publish date, publication, released, release date, pub, posting, taken, create time, createtime, upload time, post time, publication date, created utc',
  created: 'created, create, creation, joined, join, started, start, registered, since, founded, debut',
  observed:
    'observed, scraped, scrape, crawled, crawl, collected, collection, fetched, fetch, retrieved, retrieval, extracted, extraction, snapshot, captured, recorded, as of, trending, updated, update, refreshed, measured, accessed, pulled, data date, report date, last updated, inserted',
  count:
    'count, counts, cnt, number, numbers, num, nums, nb, no, n, qty, quantity, amount, sum, value, values, no of, count of, number of, public metrics, edge',
  total: 'total, totals, overall, all time, lifetime, cumulative',
  thousands: 'thousands, thousand, in thousands, k',
  millions: 'millions, million, in millions, mln, mm, mio, m',
  billions: 'billions, billion, in billions, bn, bln, b',
  computed:
    'avg, average, averages, mean, median, rate, rates, percent, percentage, pct, per, growth, change, changes, gain, gained, gains, lost, loss, delta, difference, diff, increase, rank, ranking, ranks, position, place, sno, s no, sr no, serial, row, row number, earnings, earning, income, revenue, price, cost, cpm, fee, rpm, worth, salary, money, usd, audience, engagement, engagements, interaction, interactions, eng, er, authentic, reach, impressions, fake, quality audience, estimated, predicted views, expected, min, max, minimum, maximum, highest, lowest, best, worst, top, most, least, first, last, latest, previous, prev, next, new, recent, month, monthly, months, week, weekly, weeks, days, daily, year, yearly, annual, quarter, hour, hourly, hours, minutes, today, yesterday, frequency, std, variance, ratio, percentile, dislike, dislikes, following, followings, followees, followee, follows, follow, followed, saves, save, saved, favorite, favorites, favourite, favourites, gained subscribers, collect, collects, collected count, bookmark, bookmarks, download, downloads, download count, gained views, influence, popularity, population, enrollment, unemployment, unemployed, lat, lng, latitude, longitude, enabled, allowed, rating, media de, medias, medios, external, bio link, link in bio, original sound',
  filler:
    'timeline, of, the, a, an, and, or, for, in, by, is, has, to, s, meta, info, data, object, node, field name, their, his, her, main, primary, official, public, mostly, content details, snippet, stats, statistics, statistic, attributes, real, full, current, high, larger, medium, default, original',
};
